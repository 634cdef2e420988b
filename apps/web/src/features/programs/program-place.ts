import { BRANCHES, CENTERS, type BranchId, type Center } from '@kidcode/branches';
import { centerPlaces } from '@kidcode/site';

/** Where a program page is about: one center, all of them because no branch is chosen (D-17), or online. */
export type ProgramPlace =
  | { readonly kind: 'center'; readonly center: Center }
  | { readonly kind: 'both' }
  | { readonly kind: 'online' };

export function placeOfBranch(branch: BranchId | null): ProgramPlace {
  if (branch === null) return { kind: 'both' };
  if (branch === 'online') return { kind: 'online' };
  return { kind: 'center', center: BRANCHES[branch] };
}

/** The centers that a page speaks of; none online. */
export function centersOf(place: ProgramPlace): readonly Center[] {
  if (place.kind === 'online') return [];
  return place.kind === 'center' ? [place.center] : CENTERS;
}

/** The city of the center, those of all centers, or 'Live online, anywhere in the USA'. */
export function placeLabel(place: ProgramPlace): string {
  const centers = centersOf(place);
  return centers.length === 0 ? 'Live online, anywhere in the USA' : centerPlaces(centers);
}
