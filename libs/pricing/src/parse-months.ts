import { isBlank, listOf, readWholeNumber } from './raw-list';
import { succeed } from './result';
import type { Result } from './result';
import { SUMMER_MONTHS } from './season-weeks';
import { refuse } from './selection-error';
import type { SelectionError } from './selection-error';
import { SUMMER_MONTH_NAMES } from './selection';
import type { MonthRequest, SummerMonth } from './selection';

const NAMED_MONTHS = `of the summer camp: ${SUMMER_MONTH_NAMES.join(', ')}`;

type RawMonth = { readonly month?: unknown; readonly days?: unknown };

/** 'june', 'june:12' and `{ month: 'june', days: 12 }` are the ways to name a month. */
function readRawMonth(item: unknown): RawMonth {
  if (typeof item === 'object' && item !== null) return item;
  if (typeof item !== 'string' || !item.includes(':')) return { month: item };
  const separator = item.indexOf(':');
  return { month: item.slice(0, separator).trim(), days: item.slice(separator + 1).trim() };
}

function parseMonth(item: unknown): Result<{ month: SummerMonth; days: number }, SelectionError> {
  const raw = readRawMonth(item);
  const month = SUMMER_MONTH_NAMES.find((name) => name === raw.month);
  if (month === undefined) return refuse('unknown-month', 'months', `months ${NAMED_MONTHS}`, raw.month);
  const { label, days: wholeMonth } = SUMMER_MONTHS[month];
  const days = readWholeNumber(raw.days ?? wholeMonth);
  if (days === undefined || days < 1 || days > wholeMonth) {
    return refuse('unknown-month-days', 'months', `1 to ${wholeMonth} camp days in ${label}`, raw.days);
  }
  return succeed({ month, days });
}

/**
 * Reads the months of a monthly registration from a list or a text such as 'june,august' or 'june:12'.
 *
 * @returns each month once, in the order of the year, at least one; `days` only where it is not the whole month.
 */
export function parseMonths(raw: unknown): Result<readonly MonthRequest[], SelectionError> {
  if (isBlank(raw)) return refuse('no-month', 'months', `at least one month ${NAMED_MONTHS}`, raw);
  const chosen = new Map<SummerMonth, number>();
  for (const item of listOf(raw)) {
    const parsed = parseMonth(item);
    if (!parsed.ok) return parsed;
    const { month, days } = parsed.value;
    if ((chosen.get(month) ?? days) !== days) {
      return refuse('month-repeated', 'months', `one number of days for ${SUMMER_MONTHS[month].label}`, days);
    }
    chosen.set(month, days);
  }
  return succeed(
    SUMMER_MONTH_NAMES.flatMap((month): MonthRequest[] => {
      const days = chosen.get(month);
      if (days === undefined) return [];
      return [days === SUMMER_MONTHS[month].days ? { month } : { month, days }];
    }),
  );
}
