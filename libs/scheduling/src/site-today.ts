import { TIME } from '@kidcode/current-school';
import { siteDay, type SiteDay } from '@kidcode/school';
import { zonedParts } from './zoned-parts';

/** The zone whose calendar the site lives by (design, "Time"). */
export const SITE_TIME_ZONE = TIME.zone;

/** What the school's daylight time is called: 'CDT'. */
export const DAYLIGHT_TIME = TIME.daylight;

export type SiteTodayInput = {
  /** The day `SITE_TODAY` pins. Absent or empty: the real clock. */
  readonly pinned?: string | undefined;
  /** The real instant, handed in by the caller. */
  readonly now: Date;
  readonly timeZone?: string;
};

/**
 * The day the site believes it is: the pinned day, else the calendar day of `now` in the school's zone.
 *
 * @throws when `pinned` is not a day, `now` is not a date or the zone is unknown. Configuration is
 *   validated where it is read (`parseSiteDay`), so here these are bugs.
 * @example siteToday({ now: new Date('2025-12-02T05:59:00Z') }) // '2025-12-01'
 */
export function siteToday({ pinned = '', now, timeZone = SITE_TIME_ZONE }: SiteTodayInput): SiteDay {
  if (pinned.trim() !== '') return siteDay(pinned.trim());
  const parts = zonedParts(now, timeZone);
  if (parts === null) throw new Error(`scheduling: no such instant or time zone "${timeZone}"`);
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return siteDay(`${pad(parts.year, 4)}-${pad(parts.month, 2)}-${pad(parts.day, 2)}`);
}
