import type { CoreLevelFacts } from '@kidcode/school';

/** The core program has no levels here. */
export const CORE_LEVELS: readonly CoreLevelFacts[] = [];
