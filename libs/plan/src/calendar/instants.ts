import { TZDate } from '@date-fns/tz';
import { toDate } from 'date-fns';
import type { SiteDay } from '@kidcode/scheduling';

/**
 * The instant at which the clock of a zone shows a time on a day, right across changes of the clock. It keeps the zone: the
 * writer of calendar files reads the wall clock from it.
 *
 * @param minutes after midnight.
 */
export function zonedTime(day: SiteDay, minutes: number, zone: string): TZDate {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)].map(Number) as [
    number,
    number,
    number,
  ];
  return new TZDate(year, month - 1, date, Math.floor(minutes / 60), minutes % 60, zone);
}

/** The same as a plain instant. */
export const instantOf = (day: SiteDay, minutes: number, zone: string): Date =>
  toDate(zonedTime(day, minutes, zone).getTime());
