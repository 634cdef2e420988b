import { TZDate } from '@date-fns/tz';
import { weekdayOf, type SiteDay } from '@kidcode/scheduling';
import type { DayHours } from '@kidcode/school';
import { toDate } from 'date-fns';

/** A thing in a family's calendar: the same hours on one or more days, or every week. Times are the school's clock. */
export type CalendarEntry = {
  /** The same for the same thing whenever it is exported, so that a second import does not double it. */
  readonly id: string;
  readonly title: string;
  /** The address of a center; empty online. */
  readonly place: string;
  readonly notes: string;
  /** In minutes after midnight. */
  readonly hours: DayHours;
  /** The days of it, ascending, at least one; with `weekdays` the first one alone. */
  readonly days: readonly [SiteDay, ...SiteDay[]];
  /** Those of the days, or of a class's next year, on which the school has not said whether it is open (D-90). */
  readonly askDays: readonly SiteDay[];
  /** Days of a class's next year on which the school is closed: it does not meet on them. */
  readonly closedDays: readonly SiteDay[];
  /** Every week on these, 0 Sunday to 6 Saturday, without an end; null: on the days only. */
  readonly weekdays: readonly number[] | null;
};

/**
 * The instant at which the clock of a zone shows a time on a day, right across changes of the clock. It keeps the zone: the
 * writer of calendar files reads the wall clock from it.
 *
 * @param minutes after midnight.
 */
export function zonedTime(day: SiteDay, minutes: number, zone: string): TZDate {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new TZDate(year, month - 1, date, Math.floor(minutes / 60), minutes % 60, zone);
}

/** The same as a plain instant. */
export const instantOf = (day: SiteDay, minutes: number, zone: string): Date =>
  toDate(zonedTime(day, minutes, zone).getTime());

/** From Sunday, as calendars write them (RFC 5545). */
export const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

const stamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

function recurrence(entry: CalendarEntry): string | null {
  const { weekdays, days } = entry;
  if (weekdays !== null) return `RRULE:FREQ=WEEKLY;BYDAY=${weekdays.map((day) => DAYS[day]).join(',')}`;
  if (days.length === 1) return null;
  const numbers = days.map(weekdayOf);
  const set = DAYS.filter((_, number) => numbers.includes(number));
  return `RRULE:FREQ=WEEKLY;BYDAY=${set.join(',')};COUNT=${days.length}`;
}

/**
 * A link that opens Google's calendar with the entry filled in. Google takes one entry a link.
 *
 * @param zone the zone of the entry's clock.
 */
export function googleCalendarLink(entry: CalendarEntry, zone: string): string {
  const { title, place, notes, hours, days } = entry;
  const [day] = days;
  const span = [hours.opens, hours.closes].map((minutes) => stamp(instantOf(day, minutes, zone))).join('/');
  const rule = recurrence(entry);
  const fields: readonly (readonly [string, string])[] = [
    ['action', 'TEMPLATE'],
    ['text', title],
    ['dates', span],
    ['ctz', zone],
    ...(place === '' ? [] : [['location', place] as const]),
    ...(notes === '' ? [] : [['details', notes] as const]),
    ...(rule === null ? [] : [['recur', rule] as const]),
  ];
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `https://calendar.google.com/calendar/render?${query}`;
}
