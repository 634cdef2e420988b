import { ADVISED_CHILDREN as ADVISED, BRAND, PROGRAM_FINDER as TABLE } from '@kidcode/current-school';
import type { AdvisedChild, AgeRange, ProgramFinder } from '@kidcode/school';

/** The school's table of what fits whom. */
export const PROGRAM_FINDER: ProgramFinder = TABLE;

/** What the school's teachers would answer. */
export const ADVISED_CHILDREN: readonly AdvisedChild[] = ADVISED;

/** The youngest and the oldest whom the school teaches. */
export const SCHOOL_AGES: AgeRange = BRAND.ages;
