import type { Fee } from '@kidcode/school';

/** Every fee of the invented school is that of a camp season. */
export const FEES: readonly Fee[] = [];
