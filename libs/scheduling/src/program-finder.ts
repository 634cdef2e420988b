import { BRAND, PROGRAM_FINDER as TABLE } from '@kidcode/current-school';
import type { AgeRange, ProgramFinder } from '@kidcode/school';

/** The school's table of what fits whom. */
export const PROGRAM_FINDER: ProgramFinder = TABLE;

/** The youngest and the oldest whom the school teaches. */
export const SCHOOL_AGES: AgeRange = BRAND.ages;
