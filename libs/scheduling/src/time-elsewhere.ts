import { addMinutes, parseISO } from 'date-fns';
import { weekdayOf, siteDay, type SiteDay } from '@kidcode/school';
import { clockTime, minutesOfTime } from './class-times';
import { SITE_TIME_ZONE } from './site-today';
import { zonedParts, type ZonedParts } from './zoned-parts';

/** What the clock of another zone shows while it is a certain time at the school. */
export type TimeElsewhere = {
  /** 'h:mm AM' or 'h:mm PM'. */
  readonly time: string;
  /** The weekday there, 0 Sunday to 6 Saturday, where it is another one than at the school; else null. */
  readonly weekday: number | null;
};

/**
 * A time on the school's clock as another clock shows it on that day, daylight time in both places minded.
 *
 * @param day the school's day.
 * @param schoolTime such as '6:30PM'.
 * @param zone IANA name.
 * @returns null for text that is no time, a zone that nobody knows, and where both clocks show the same.
 */
export function timeElsewhere(day: SiteDay, schoolTime: string, zone: string): TimeElsewhere | null {
  const minutes = minutesOfTime(schoolTime);
  if (minutes === null) return null;
  const there = zonedParts(schoolInstant(day, minutes), zone);
  if (there === null) return null;
  const dayThere = siteDay(dayText(there));
  const minutesThere = there.hour * 60 + there.minute;
  if (dayThere === day && minutesThere === minutes) return null;
  return { time: clockTime(minutesThere), weekday: dayThere === day ? null : weekdayOf(dayThere) };
}

/** The instant at which the school's clock shows a time: as if it were UTC, less what the clock is ahead of UTC then. */
function schoolInstant(day: SiteDay, minutes: number): Date {
  const asUtc = addMinutes(parseISO(`${day}T00:00:00Z`), minutes);
  const first = addMinutes(asUtc, -minutesAhead(asUtc));
  // Near a change of the clock the first guess lies on its other side.
  return addMinutes(asUtc, -minutesAhead(first));
}

function minutesAhead(instant: Date): number {
  const parts = zonedParts(instant, SITE_TIME_ZONE);
  if (parts === null) return 0;
  const shown = addMinutes(parseISO(`${dayText(parts)}T00:00:00Z`), parts.hour * 60 + parts.minute);
  return Math.round((shown.getTime() - instant.getTime()) / 60_000);
}

function dayText({ year, month, day }: ZonedParts): string {
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}
