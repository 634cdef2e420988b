import type { CountedPlace } from '@kidcode/booking';
import { placeKey } from '@kidcode/booking';
import type { SiteDay } from '@kidcode/scheduling';
import { parse } from 'csv-parse/sync';

import { expected, badInput, type Read } from '../outcome';
import { countedPlace, plain } from './counted-place';

export type PortalCount = CountedPlace & { readonly capacity: number; readonly taken: number };

/** How portals head their columns; others are left out. */
const COLUMNS = {
  camp: ['camp', 'program', 'season', 'course', 'course code'],
  year: ['year'],
  week: ['week', 'session', 'start', 'start date'],
  duration: ['duration', 'day', 'hours'],
  center: ['center', 'location', 'center code', 'branch'],
  capacity: ['capacity', 'seats', 'places', 'spots'],
  taken: ['taken', 'enrolled', 'registered', 'booked'],
} as const;

type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as readonly Column[];
const OPTIONAL: readonly Column[] = ['year', 'duration'];

const MOST = 1_000;

const columnOf = (text: string): Column | null =>
  NAMES.find((name) => (COLUMNS[name] as readonly string[]).includes(plain(text))) ?? null;

/** A spreadsheet of Europe writes semicolons; the headings tell. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => headings.split(delimiter).length;
  return [';', '\t'].find((delimiter) => count(delimiter) > count(',')) ?? ',';
}

type Line = {
  readonly record: Readonly<Partial<Record<Column, string>>>;
  readonly info: { readonly lines: number };
};

/**
 * The count of a portal out of the CSV that it exports: a heading for each column, a line for each week. The first line that
 * means nothing stops all.
 *
 * @param today the day whose editions are meant where no year is named.
 */
export function readPortalCsv(text: string, today: SiteDay): Read<readonly PortalCount[]> {
  let missing: readonly Column[] = [];
  let doubled: Column | undefined;
  let headed: readonly string[] = [];
  let lines: readonly Line[];
  try {
    lines = parse(text, {
      bom: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
      delimiter: delimiterOf(text),
      columns: (headings: readonly string[]) => {
        const known = headings.map(columnOf);
        doubled = NAMES.find((name) => known.filter((one) => one === name).length > 1);
        headed = headings;
        missing = NAMES.filter((name) => !OPTIONAL.includes(name) && !known.includes(name));
        return known.map((name) => name ?? false);
      },
    }) as unknown as readonly Line[];
  } catch (failure) {
    return badInput(
      `expected CSV with a heading for each column; ${failure instanceof Error ? failure.message : ''}`,
    );
  }
  if (doubled !== undefined) {
    const same = headed.filter((text) => columnOf(text) === doubled);
    return badInput(`expected one column for ${doubled}; got two: ${same.join(', ')}`);
  }
  if (missing.length > 0 || lines.length === 0) {
    const wanted = missing.map((name) => COLUMNS[name].join(' or '));
    return badInput(`expected lines under the headings ${wanted.join('; ') || NAMES.join(', ')}`);
  }
  const found = new Map<string, PortalCount>();
  for (const { record, info } of lines) {
    const { camp = '', year = '', week = '', duration = '', center = '', capacity = '', taken = '' } = record;
    const place = countedPlace({ camp, year, week, duration, center }, today);
    if (!place.ok) return badInput(`line ${info.lines}: ${place.error.message}`);
    const wrong = [capacity, taken].find((count) => !/^\d{1,4}$/.test(count) || Number(count) > MOST);
    if (wrong !== undefined) {
      return expected(`a whole number from 0 to ${MOST}`, wrong, `line ${info.lines}`);
    }
    const key = placeKey(place.value);
    if (found.has(key)) return badInput(`line ${info.lines}: ${key} stands in the file twice`);
    found.set(key, { ...place.value, capacity: Number(capacity), taken: Number(taken) });
  }
  return { ok: true, value: [...found.values()] };
}

type Counted = Pick<PortalCount, 'capacity' | 'taken'>;

/** What a portal's count would change in what is counted, by the key of a place. */
export const changesTo = (known: ReadonlyMap<string, Counted>, counts: readonly PortalCount[]) =>
  counts.map((row) => {
    const before = known.get(placeKey(row));
    const isSame = before?.capacity === row.capacity && before.taken === row.taken;
    return {
      ...row,
      change: before === undefined ? 'new' : isSame ? 'same' : 'changed',
      before: before === undefined ? null : { capacity: before.capacity, taken: before.taken },
    };
  });
