/**
 * Programs behind `/programs/{locationId}/additional/{programId}`.
 *
 * Source: specification 1, section 2 (in-center navigation) names `parent-night` only. The four services
 * with pages of their own (birthday parties, yoga, rentals, workshop) are additional programs too; their
 * addresses under `additional` are rows of the table that show those pages.
 */
export const ADDITIONAL_PROGRAMS = [
  {
    id: 'parent-night',
    title: 'Parent Night Out',
    description:
      'An evening of supervised making, games and friends for the kids, and an evening off for you.',
  },
] as const;

export type AdditionalProgram = (typeof ADDITIONAL_PROGRAMS)[number];
export type AdditionalProgramId = AdditionalProgram['id'];

export const ADDITIONAL_PROGRAM_IDS: readonly AdditionalProgramId[] = ADDITIONAL_PROGRAMS.map(({ id }) => id);

/** Whether a `{programId}` names an additional program. */
export function isAdditionalProgramId(id: unknown): id is AdditionalProgramId {
  return ADDITIONAL_PROGRAMS.some((program) => program.id === id);
}
