import type { Season } from '@kidcode/school';
import { SPRING } from './spring';
import { SUMMER } from './summer';
import { WINTER } from './winter';

/** The camp seasons, in the order of their tabs. */
export const SEASONS = [WINTER, SUMMER, SPRING] as const satisfies readonly Season[];
