import type { CenterFacts, OnlineFacts } from '@kidcode/school';
import { BRUNSWICK } from './brunswick';
import { LEWISTON } from './lewiston';
import { PORTLAND } from './portland';

/** The centers, in the order in which the school lists them. */
export const CENTERS = [PORTLAND, BRUNSWICK, LEWISTON] as const satisfies readonly CenterFacts[];

/** This school teaches at its centers only. */
export const ONLINE = null satisfies OnlineFacts | null;

export const VISIT_HOURS = {
  weekdays: 'Mon-Fri 2:00PM - 6:00PM',
  weekends: 'Sat 10:00AM - 2:00PM (by appointment)',
} as const;
