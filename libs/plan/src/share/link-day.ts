import { addDays, siteDay } from '@kidcode/scheduling';
import type { SiteDay } from '@kidcode/scheduling';
import { parseISO } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';

const FIRST_DAY = siteDay('2020-01-01');
/** What two bytes hold: until June 2199. */
const LAST = 65_535;

const midnightUtc = (day: SiteDay): number => parseISO(`${day}T00:00:00Z`).getTime();

/** A day as a link counts it; one before 2020 is its first day. */
export const daysSince2020 = (day: SiteDay): number =>
  Math.min(LAST, Math.max(0, (midnightUtc(day) - midnightUtc(FIRST_DAY)) / millisecondsInDay));

export const dayAfter2020 = (days: number): SiteDay => addDays(FIRST_DAY, days);
