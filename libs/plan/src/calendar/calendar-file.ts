import ical, { ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator';
import { tzOffset, tzScan } from '@date-fns/tz';
import type { SiteDay } from '@kidcode/scheduling';
import { addYears, parseISO } from 'date-fns';
import { DAYS, zonedTime, type CalendarEntry } from './google-link';

/** A change of a zone's clock: when, in UTC, and the offsets in minutes before and after it. */
type Change = { readonly date: Date; readonly before: number; readonly after: number };

const WEEKDAYS = DAYS.map((day) => ICalWeekday[day]);
const MINUTE = 60_000;
const WEEK = 7;
/** As many years as must agree before a rule is taken for one. */
const YEARS = 4;

const pad = (value: number): string => String(value).padStart(2, '0');

const offsetText = (minutes: number): string => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}${pad(size % 60)}`;
};

/** The wall clock at a change, by the offset before it, as RFC 5545 wants a beginning. */
const wallClock = ({ date, before }: Change): Date => new Date(date.getTime() + before * MINUTE);

const stamp = (wall: Date): string => wall.toISOString().replace(/[-:]|\.\d+Z/g, '');

/** 'the second Sunday of March', as a rule of every year. */
function ruleOf(wall: Date): string {
  const nth = Math.ceil(wall.getUTCDate() / WEEK);
  return `FREQ=YEARLY;BYMONTH=${wall.getUTCMonth() + 1};BYDAY=${nth}${String(WEEKDAYS[wall.getUTCDay()])}`;
}

function changesOf(zone: string, year: number): readonly Change[] {
  const start = parseISO(`${year}-01-01T00:00:00Z`);
  return tzScan(zone, { start, end: addYears(start, YEARS) }).map(({ date, change, offset }) => ({
    date,
    before: offset - change,
    after: offset,
  }));
}

/** One part of a zone: the times with one offset, from a rule that every year follows, else each change by itself. */
function observance(changes: readonly Change[]): readonly string[] {
  const [first] = changes;
  if (first === undefined) return [];
  const name = first.after > first.before ? 'DAYLIGHT' : 'STANDARD';
  const walls = changes.map(wallClock);
  const rules = new Set(walls.map(ruleOf));
  const isRule = rules.size === 1 && walls.length === YEARS;
  const starts = isRule ? walls.slice(0, 1) : walls;
  return starts.flatMap((wall) => [
    `BEGIN:${name}`,
    `DTSTART:${stamp(wall)}`,
    ...(isRule ? [`RRULE:${[...rules].join()}`] : []),
    `TZOFFSETFROM:${offsetText(first.before)}`,
    `TZOFFSETTO:${offsetText(first.after)}`,
    `END:${name}`,
  ]);
}

/**
 * The VTIMEZONE of a zone from a year on (RFC 5545, section 3.6.5), from the zone data of the machine.
 *
 * @param zone 'America/Chicago'.
 * @param year the first one that anything in the calendar is about; the rule is read from the year before it on.
 */
function zoneRules(zone: string, year: number): string {
  const changes = changesOf(zone, year - 1);
  const always = offsetText(tzOffset(zone, parseISO(`${year}-01-01T00:00:00Z`)));
  const unchanging = [
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${always}`,
    `TZOFFSETTO:${always}`,
    'END:STANDARD',
  ];
  const daylight = changes.filter(({ before, after }) => after > before);
  const standard = changes.filter(({ before, after }) => after < before);
  const parts = changes.length === 0 ? unchanging : [...observance(daylight), ...observance(standard)];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'].join('\r\n');
}

/** What a calendar file is called and which clock its times are. */
type CalendarOptions = {
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

function eventsOf(entry: CalendarEntry, { zone, host }: CalendarOptions) {
  const { id, title, place, notes, hours, days, askDays, closedDays, weekdays } = entry;
  // A class that comes again leaves out the days to ask about: each of them is an event of its own that says so.
  const shown = weekdays === null ? days : [days[0], ...askDays];
  const without = [...closedDays, ...askDays].map((day) => zonedTime(day, hours.opens, zone));
  return shown.map((day, index) => ({
    id: `${id}-${day}@${host}`,
    summary: askDays.includes(day) ? `${title}${ASK_MARK}` : title,
    start: zonedTime(day, hours.opens, zone),
    end: zonedTime(day, hours.closes, zone),
    timezone: zone,
    ...(place !== '' && { location: place }),
    ...(notes !== '' && { description: notes }),
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
  const stamp = parseISO(`${today}T00:00:00Z`);
  for (const event of entries.flatMap((entry) => eventsOf(entry, options)))
    calendar.createEvent({ ...event, stamp });
  return calendar.toString();
}
