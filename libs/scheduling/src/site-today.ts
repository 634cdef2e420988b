import { TIME } from '@kidcode/current-school';
import { siteDay, type SiteDay } from '@kidcode/school';

/** A wall clock: months 1 to 12, hours 0 to 23. */
export type ZonedParts = Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;

/**
 * What the wall clock of a time zone shows at an instant, whatever zone the machine itself is in.
 *
 * @returns null when the zone is unknown or the instant is not a date.
 */
export function zonedParts(instant: Date, timeZone: string): ZonedParts | null {
  if (Number.isNaN(instant.getTime())) return null;
  const format = formatter(timeZone);
  if (format === null) return null;
  const shown = format.formatToParts(instant).filter(({ type }) => type !== 'literal');
  return Object.fromEntries(shown.map(({ type, value }) => [type, Number(value)])) as ZonedParts;
}

/** The day that a wall clock shows. */
export function dayOf({ year, month, day }: ZonedParts): SiteDay {
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return siteDay(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
}

/** By zone: making one takes a slow phone 20 ms, and a timetable asks hundreds of times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat | null {
  const made = formatters.get(timeZone);
  if (made) return made;
  try {
    const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formatters.set(timeZone, format);
    return format;
  } catch {
    // Intl's only way of saying that it does not know the zone.
    return null;
  }
}

/** The zone whose calendar the site lives by (design, "Time"). */
export const SITE_TIME_ZONE = TIME.zone;

/** What the school's daylight time is called: 'CDT'. */
export const DAYLIGHT_TIME = TIME.daylight;

type SiteTodayInput = {
  /** The day `SITE_TODAY` pins. Absent or empty: the real clock. */
  readonly pinned?: string | undefined;
  /** The real instant, handed in by the caller. */
  readonly now: Date;
};

/**
 * The day the site believes it is: the pinned day, else the calendar day of `now` in the school's zone.
 *
 * @throws when `pinned` is not a day or `now` is not a date. Configuration is validated where it is read
 *   (`parseSiteDay`), so here these are bugs.
 * @example siteToday({ now: new Date('2025-12-02T05:59:00Z') }) // '2025-12-01'
 */
export function siteToday({ pinned = '', now }: SiteTodayInput): SiteDay {
  if (pinned.trim() !== '') return siteDay(pinned.trim());
  const parts = zonedParts(now, SITE_TIME_ZONE);
  if (parts === null) throw new Error('scheduling: expected an instant, got no date');
  return dayOf(parts);
}
