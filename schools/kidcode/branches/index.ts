import type { CenterFacts } from '@kidcode/school';
import { EULESS } from './euless';
import { FLOWER_MOUND } from './flower-mound';

export { ONLINE } from './online';

/** The centers, in the order in which the school lists them. The first one is the default (specification 1, section 9). */
export const CENTERS = [FLOWER_MOUND, EULESS] as const satisfies readonly CenterFacts[];

/** Visits by appointment, as finder cards tell them; they disagree with the centers' own hours on purpose (D-2, D-53). */
export const VISIT_HOURS = {
  weekdays: 'Mon-Fri 3:00PM - 7:30PM',
  weekends: 'Sat-Sun 11:00AM - 4:00PM (by appointment)',
} as const;
