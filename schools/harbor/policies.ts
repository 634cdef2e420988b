import type { Policy } from '@kidcode/school';

/** The invented school has set no rules yet. */
export const POLICIES: readonly Policy[] = [];
