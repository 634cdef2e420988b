import type { AdditionalProgramFacts } from '@kidcode/school';

/**
 * Programs behind `/programs/{locationId}/additional/{programId}`. Source: specification 1, section 2 (in-center
 * navigation) names `parent-night` only.
 */
export const ADDITIONAL_PROGRAMS = [
  {
    id: 'parent-night',
    title: 'Parent Night Out',
    description:
      'An evening of supervised making, games and friends for the kids, and an evening off for you.',
  },
] as const satisfies readonly AdditionalProgramFacts[];
