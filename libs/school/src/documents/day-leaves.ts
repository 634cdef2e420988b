import * as v from 'valibot';

import { monthNumber } from '../label-day';
import type { Period } from '../offer';
import { parseSiteDay, type SiteDay } from '../site-day';
import { meaning, quoted } from './meaning';

function readDay(found: string): SiteDay | undefined {
  const day = parseSiteDay(found);
  return day.ok ? day.value : undefined;
}

const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Written as a day, whether there is one or not. */
export const isDayShaped = (found: unknown): found is string => /^\d{4}-\d{2}-\d{2}$/.test(String(found));

export const noSuchDay = (found: string): string => `there is no such day: ${quoted(found)}.`;

function notADay(found: string): string {
  const [, month, date, year] = AMERICAN.exec(found) ?? [];
  if (month !== undefined && date !== undefined && year !== undefined)
    return `a day begins with its year: ${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}?`;
  return isDayShaped(found) ? noSuchDay(found) : `a day such as 2025-12-22, not ${quoted(found)}.`;
}

const DAY = '[0-9]{4}-[0-9]{2}-[0-9]{2}';

export const day = meaning(readDay, notADay, {
  description: 'a day such as 2025-12-22',
  pattern: `^${DAY}$`,
});

/** From the first to the last day, both included. */
export type Days = { readonly first: SiteDay; readonly last: SiteDay };

function readDays(found: string): Days | string {
  const [from, to, more] = found.split(' to ').map((part) => part.trim());
  if (from === undefined || to === undefined || more !== undefined)
    return `two days such as 2025-12-22 to 2025-12-26, not ${quoted(found)}.`;
  const first = readDay(from);
  const last = readDay(to);
  if (first === undefined) return notADay(from);
  if (last === undefined) return notADay(to);
  return last < first ? 'this ends before it starts.' : { first, last };
}

const wholeDays = (found: string): Days | undefined => {
  const read = readDays(found);
  return typeof read === 'string' ? undefined : read;
};

/** Asked only of what is none. */
const notDays = (found: string): string => readDays(found) as string;

/** `2025-12-22 to 2025-12-26`, in this order. */
export const days = meaning(wholeDays, notDays, {
  description: 'two days such as 2025-12-22 to 2025-12-26',
  pattern: `^${DAY} to ${DAY}$`,
});

const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day that a name as advertised says and that no year has: 'June 31' in 'June 27-31'. */
function impossibleDay(name: string): string | undefined {
  let month = '';
  for (const [found] of name.matchAll(/[A-Z][a-z]+|\d+/g)) {
    if (!/^\d/.test(found)) month = found;
    else if (Number(found) > (LONGEST_MONTHS[(monthNumber(month) ?? 0) - 1] ?? Infinity))
      return `${month} ${found}`;
  }
  return undefined;
}

const isName = (found: string): boolean => /^[A-Z]/.test(found);

/** The days of something; where they are not settled, its name as advertised: 'June 2-6' (D-3). */
export const daysOrName = meaning<Days | string>(
  (found) => (!isName(found) ? wholeDays(found) : impossibleDay(found) === undefined ? found : undefined),
  (found) => (isName(found) ? noSuchDay(impossibleDay(found) ?? '') : notDays(found)),
  {
    description: 'two days such as 2025-12-22 to 2025-12-26, or a name such as June 2-6',
    pattern: `^(?:[A-Z].*|${DAY} to ${DAY})$`,
  },
);

/** The first and the last day on which something holds, in the school's zone; either may be left out. */
export const PERIOD = { from: v.exactOptional(day), until: v.exactOptional(day) };

const IN_ORDER = v.forward(
  v.check(
    ({ from, until }: Period) => from === undefined || until === undefined || from <= until,
    'this day lies before "from".',
  ),
  ['until'],
);

/** A period that ends before it begins never holds. */
export const inOrder = <Holder extends v.GenericSchema<unknown, Period>>(holder: Holder) =>
  v.pipe(holder, IN_ORDER as v.CheckAction<v.InferOutput<Holder>, string>);
