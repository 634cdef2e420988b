import { type BranchId } from '@kidcode/branches';
import type { ProgramLinkId } from '@kidcode/school';
import { isProgramKey, programSlug } from '@kidcode/scheduling';

import { offeredPrograms } from '../programs/offered-programs';
import { programLink } from '../programs/program-links';
import { placeOfBranch } from '../programs/program-place';

/** The page that tells about a program at a place; null where the school has none. */
export function programPath(program: string, place: BranchId): string | null {
  const id = (isProgramKey(program) ? 'specialized' : program) as ProgramLinkId;
  if (offeredPrograms([id]).length === 0) return null;
  const path = programLink(id, placeOfBranch(place));
  return isProgramKey(program) ? `${path}#${programSlug(program)}` : path;
}
