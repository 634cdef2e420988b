import { tzOffset, tzScan } from '@date-fns/tz';
import { addYears, parseISO } from 'date-fns';

/** A change of a zone's clock: when, in UTC, and the offsets in minutes before and after it. */
type Change = { readonly date: Date; readonly before: number; readonly after: number };

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
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
  return `FREQ=YEARLY;BYMONTH=${wall.getUTCMonth() + 1};BYDAY=${nth}${String(DAYS[wall.getUTCDay()])}`;
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
  const starts = rules.size === 1 && walls.length === YEARS ? walls.slice(0, 1) : walls;
  return starts.flatMap((wall) => [
    `BEGIN:${name}`,
    `DTSTART:${stamp(wall)}`,
    ...(starts.length === 1 && rules.size === 1 && walls.length === YEARS
      ? [`RRULE:${[...rules].join()}`]
      : []),
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
export function zoneRules(zone: string, year: number): string {
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
