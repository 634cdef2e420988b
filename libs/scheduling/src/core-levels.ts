import { CORE_LEVELS as ALL } from '@kidcode/current-school';
import type { CoreLevelFacts } from '@kidcode/school';

export type CoreLevel = CoreLevelFacts;

/** The levels of the core program, one per month (specification 1, section 1; D-28). */
export const CORE_LEVELS: readonly CoreLevel[] = ALL;
