import ical, { ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator';
import type { SiteDay } from '@kidcode/scheduling';
import { parseISO } from 'date-fns';
import type { CalendarEntry } from './calendar-entry';
import { zonedTime } from './instants';
import { zoneRules } from './zone-rules';

const WEEKDAYS = [
  ICalWeekday.SU,
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
] as const;

/** What a calendar file is called and which clock its times are. */
export type CalendarOptions = {
  readonly name: string;
  /** 'America/Chicago'. */
  readonly zone: string;
  /** The day of the export. */
  readonly today: SiteDay;
  /** Makes ids the school's own: its host. */
  readonly host: string;
};

/** What stands behind the title on a day of which the school has not said whether it is open (D-90). */
const ASK_MARK = ' (not published: ask)';

function eventsOf(entry: CalendarEntry, { zone, today, host }: CalendarOptions) {
  const { id, title, place, notes, url, hours, days, askDays, closedDays, weekdays } = entry;
  // A class that comes again leaves out the days to ask about: each of them is an event of its own that says so.
  const shown = weekdays === null ? days : [days[0], ...askDays];
  const without = [...closedDays, ...askDays].map((day) => zonedTime(day, hours.opens, zone));
  return shown.map((day, index) => ({
    id: `${id}-${day}@${host}`,
    summary: askDays.includes(day) ? `${title}${ASK_MARK}` : title,
    stamp: parseISO(`${today}T00:00:00Z`),
    start: zonedTime(day, hours.opens, zone),
    end: zonedTime(day, hours.closes, zone),
    timezone: zone,
    ...(place !== '' && { location: place }),
    ...(notes !== '' && { description: notes }),
    ...(url !== '' && { url }),
    ...(weekdays !== null &&
      index === 0 && {
        repeating: {
          freq: ICalEventRepeatingFreq.WEEKLY,
          byDay: weekdays.flatMap((number) => WEEKDAYS[number] ?? []),
          ...(without.length > 0 && { exclude: without }),
        },
      }),
  }));
}

/**
 * A calendar file (RFC 5545) that Google, Apple and Outlook open: each day of a camp or a course an event of its own, a
 * class one that comes again every week on the school's clock.
 *
 * @returns the text of an `.ics` file; without entries an empty calendar.
 */
export function calendarFile(entries: readonly CalendarEntry[], options: CalendarOptions): string {
  const { name, zone, host, today } = options;
  const first = entries.map(({ days: [day] }) => day).sort()[0] ?? today;
  const calendar = ical({
    name,
    prodId: { company: host, product: 'calendar', language: 'EN' },
    // Each event names its zone. A zone of the whole calendar would take the Z from DTSTAMP, which is in UTC.
    timezone: { name: null, generator: () => zoneRules(zone, Number(first.slice(0, 4))) },
  });
  for (const entry of entries) for (const event of eventsOf(entry, options)) calendar.createEvent(event);
  return calendar.toString();
}
