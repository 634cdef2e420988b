import { SEASONS } from '@kidcode/current-school';
import { fail } from '@kidcode/school';
import type { DayLength, PaymentOption, RegistrationType, Season } from '@kidcode/school';

const LONGEST_TEXT = 40;
const LONGEST_LIST = 12;
const PLAIN_WORD = /^[\w.:-]+$/;

function describeText(text: string): string {
  if (text === '') return 'an empty text';
  const shown = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
  return PLAIN_WORD.test(shown) ? shown : JSON.stringify(shown);
}

function describeItem(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return describeText(value);
    case 'number':
    case 'boolean':
      return String(value);
    case 'undefined':
      return 'nothing';
    case 'object':
      if (value === null) return 'nothing';
      return Array.isArray(value) ? 'a list' : 'an object';
    default:
      return `a ${typeof value}`;
  }
}

/**
 * Names a value from outside in an error message: on one line, short, and without calling anything on the value
 * itself, so that no value can make it throw.
 *
 * @example describeValue([1, 'abc']) // '1, abc'
 */
export function describeValue(value: unknown): string {
  if (!Array.isArray(value)) return describeItem(value);
  if (value.length === 0) return 'an empty list';
  const shown = value.slice(0, LONGEST_LIST).map(describeItem).join(', ');
  return value.length > LONGEST_LIST ? `${shown}, …` : shown;
}

/** A registration as it arrives from a form, a command line or a request. Nothing about it is known. */
export type RawSelection = {
  readonly season?: unknown;
  readonly registrationType?: unknown;
  /** Absent means the full day. */
  readonly duration?: unknown;
  /** Absent means paid in full. */
  readonly paymentOption?: unknown;
  /** A list of week numbers, or a text such as '1,2'. */
  readonly weeks?: unknown;
  /** A list of months or of `{ month, days }`, or a text such as 'june,july' or 'june:12'. */
  readonly months?: unknown;
};

export type SelectionErrorCode =
  | 'not-a-selection'
  | 'unknown-season'
  | 'season-without-prices'
  | 'unknown-registration-type'
  | 'monthly-not-in-season'
  | 'unknown-duration'
  | 'unknown-payment-option'
  | 'payment-not-applicable'
  | 'no-week'
  | 'unknown-week'
  | 'weeks-not-applicable'
  | 'no-month'
  | 'unknown-month'
  | 'unknown-month-days'
  | 'month-repeated'
  | 'months-not-applicable';

/** Why a registration cannot be priced: which field, and what was expected there. */
export type SelectionError = {
  readonly code: SelectionErrorCode;
  readonly field: keyof RawSelection | 'selection';
  /** One line: what was expected and what came instead. */
  readonly message: string;
};

/**
 * Refuses a field.
 *
 * @param expected what would have been right, such as 'season: winter, summer'.
 * @param got the value that came.
 */
export const refuse = (
  code: SelectionErrorCode,
  field: SelectionError['field'],
  expected: string,
  got: unknown,
): { readonly ok: false; readonly error: SelectionError } =>
  fail({ code, field, message: `expected ${expected}; got ${describeValue(got)}` });

export type { DayLength, PaymentOption, RegistrationType };

export type PricedSeason = Extract<(typeof SEASONS)[number], { readonly sale: object }>['id'];

/** Seasons that have prices, in the order of their tabs. */
export const PRICED_SEASONS: readonly PricedSeason[] = (SEASONS as readonly Season[])
  .filter(({ sale }) => sale !== null)
  .map(({ id }) => id as PricedSeason);

/** Whether a season has prices at all; whether it is sold on a day is for its status to say. */
export const isPricedSeason = (season: unknown): season is PricedSeason =>
  PRICED_SEASONS.some((priced) => priced === season);

/** How much of the day a child attends. Both halves cost the same. */
export const DAY_LENGTHS = ['full_day', 'first_half', 'second_half'] as const satisfies readonly DayLength[];

/** Pay a full camp at once, or in equal payments. */
export const PAYMENT_OPTIONS = ['full', 'monthly'] as const satisfies readonly PaymentOption[];

/** A month of a camp, by its id such as 'june': all of its camp days, or only `days` of them. */
export type MonthRequest = { readonly month: string; readonly days?: number };

/** What every registration says. */
export type Choice = { readonly season: PricedSeason; readonly duration: DayLength };

/** Every week of the season, paid at once or in equal payments. */
type FullCampSelection = Choice & {
  readonly registrationType: 'full_camp';
  readonly paymentOption: PaymentOption;
};

/** Some weeks of the season, each once, at least one. */
export type WeeklySelection = Choice & {
  readonly registrationType: 'weekly';
  readonly weeks: readonly number[];
};

/** Some months of a season that sells months, each once, at least one. */
export type MonthlySelection = Choice & {
  readonly registrationType: 'monthly';
  readonly months: readonly MonthRequest[];
};

/** What a parent registers for. Strings from outside become one through `parseSelection`. */
export type RegistrationSelection = FullCampSelection | WeeklySelection | MonthlySelection;
