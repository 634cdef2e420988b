import { weekdayOf } from '@kidcode/scheduling';
import type { CalendarEntry } from './calendar-entry';
import { instantOf } from './instants';

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

const stamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

function recurrence(entry: CalendarEntry): string | null {
  const { weekdays, days } = entry;
  if (weekdays !== null) return `RRULE:FREQ=WEEKLY;BYDAY=${weekdays.map((day) => DAYS[day]).join(',')}`;
  if (days.length === 1) return null;
  const numbers = days.map(weekdayOf);
  const set = [...new Set(numbers)].sort((a, b) => a - b).map((day) => DAYS[day]);
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
