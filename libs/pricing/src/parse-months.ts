import { succeed } from '@kidcode/school';
import type { Result } from '@kidcode/school';
import type { PricedCamp } from './priced-camps';
import { isBlank, listOf, readWholeNumber } from './raw-list';
import type { MonthRequest } from './selection';
import { refuse } from './selection-error';
import type { SelectionError } from './selection-error';

const namedMonths = ({ season, months }: PricedCamp): string =>
  `of the ${season} camp: ${months.map(({ id }) => id).join(', ')}`;

type RawMonth = { readonly month?: unknown; readonly days?: unknown };

/** 'june', 'june:12' and `{ month: 'june', days: 12 }` are the ways to name a month. */
function readRawMonth(item: unknown): RawMonth {
  if (typeof item === 'object' && item !== null) return item;
  if (typeof item !== 'string' || !item.includes(':')) return { month: item };
  const separator = item.indexOf(':');
  return { month: item.slice(0, separator).trim(), days: item.slice(separator + 1).trim() };
}

function parseMonth(
  item: unknown,
  camp: PricedCamp,
): Result<{ month: string; name: string; days: number }, SelectionError> {
  const raw = readRawMonth(item);
  const facts = camp.months.find(({ id }) => id === raw.month);
  if (facts === undefined) {
    return refuse('unknown-month', 'months', `months ${namedMonths(camp)}`, raw.month);
  }
  const { id: month, name, days: wholeMonth } = facts;
  const days = readWholeNumber(raw.days ?? wholeMonth);
  if (days === undefined || days < 1 || days > wholeMonth) {
    return refuse('unknown-month-days', 'months', `1 to ${wholeMonth} camp days in ${name}`, raw.days);
  }
  return succeed({ month, name, days });
}

/**
 * Reads the months of a monthly registration from a list or a text such as 'june,august' or 'june:12'.
 *
 * @returns each month once, in the order of the year, at least one; `days` only where it is not the whole month.
 */
export function parseMonths(camp: PricedCamp, raw: unknown): Result<readonly MonthRequest[], SelectionError> {
  if (isBlank(raw)) return refuse('no-month', 'months', `at least one month ${namedMonths(camp)}`, raw);
  const chosen = new Map<string, number>();
  for (const item of listOf(raw)) {
    const parsed = parseMonth(item, camp);
    if (!parsed.ok) return parsed;
    const { month, name, days } = parsed.value;
    if ((chosen.get(month) ?? days) !== days) {
      return refuse('month-repeated', 'months', `one number of days for ${name}`, days);
    }
    chosen.set(month, days);
  }
  return succeed(
    camp.months.flatMap(({ id: month, days: wholeMonth }): MonthRequest[] => {
      const days = chosen.get(month);
      if (days === undefined) return [];
      return [days === wholeMonth ? { month } : { month, days }];
    }),
  );
}
