import { SEASONS } from '@kidcode/current-school';
import type { Season } from '@kidcode/school';

/** The first season of the school with some of its facts changed. */
export const seasonWith = (changes: Partial<Season> = {}): Season => ({ ...SEASONS[0], ...changes });
