import type { AdditionalProgramFacts } from '@kidcode/school';

/** None. */
export const ADDITIONAL_PROGRAMS: readonly AdditionalProgramFacts[] = [];
