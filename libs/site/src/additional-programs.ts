import { ADDITIONAL_PROGRAMS as ALL } from '@kidcode/current-school';
import type { AdditionalProgramFacts } from '@kidcode/school';

/**
 * Programs behind `/programs/{locationId}/additional/{programId}`. The services with pages of their own (birthday
 * parties, yoga, rentals, workshop) are additional programs too; their addresses under `additional` are rows of
 * the table that show those pages.
 */
export type AdditionalProgramId = (typeof ALL)[number]['id'];
export type AdditionalProgram = AdditionalProgramFacts & { readonly id: AdditionalProgramId };

export const ADDITIONAL_PROGRAMS: readonly AdditionalProgram[] = ALL;

export const ADDITIONAL_PROGRAM_IDS: readonly AdditionalProgramId[] = ADDITIONAL_PROGRAMS.map(({ id }) => id);

/** Whether a `{programId}` names an additional program. */
export function isAdditionalProgramId(id: unknown): id is AdditionalProgramId {
  return ADDITIONAL_PROGRAMS.some((program) => program.id === id);
}
