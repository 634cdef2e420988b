import type { Season } from '@kidcode/school';
import { FALL } from './fall';
import { SUMMER } from './summer';

/** The camp seasons, in the order of their tabs. */
export const SEASONS = [FALL, SUMMER] as const satisfies readonly Season[];
