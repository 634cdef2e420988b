import { SEASONS } from '@kidcode/current-school';
import { succeed, type Result } from '@kidcode/school';
import { PRICED_CAMPS, type PricedCamp, type PricedCamps } from './quote-camp';
import { DAY_LENGTHS, PAYMENT_OPTIONS, PRICED_SEASONS, refuse } from './selection';
import type {
  DayLength,
  MonthRequest,
  PaymentOption,
  PricedSeason,
  RegistrationSelection,
  RegistrationType,
  RawSelection,
  Choice,
  SelectionError,
  SelectionErrorCode,
} from './selection';

type Parsed<T> = Result<T, SelectionError>;

/** Whether a field of a form or a flag was left out: absent, empty text or empty list. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The items of a list from outside: a list as it is, a text split at its commas, anything else as one item. */
function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? value.split(',').map((item) => item.trim()) : [value];
}

/** A whole number from a number or from one to three digits; undefined for anything else. */
function readWholeNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && /^\d{1,3}$/.test(value.trim())) return Number(value);
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

/** Reads one of the values that there are; `what` names them where it is none. */
function oneOf<T extends string>(
  values: readonly T[],
  raw: unknown,
  code: SelectionErrorCode,
  field: keyof RawSelection,
  what: string,
): Parsed<T> {
  const value = values.find((each) => each === raw);
  return value === undefined ? refuse(code, field, `${what}: ${values.join(', ')}`, raw) : succeed(value);
}

/** Reads the season; one may be known and have no prices yet. */
function parseSeason(raw: unknown): Parsed<PricedSeason> {
  const code = SEASONS.some(({ id }) => id === raw) ? 'season-without-prices' : 'unknown-season';
  return oneOf(PRICED_SEASONS, raw, code, 'season', 'season with prices');
}

/** Reads the registration type; not every season is sold by the month. */
function parseType({ season, types }: PricedCamp, raw: unknown): Parsed<RegistrationType> {
  const code = raw === 'monthly' ? 'monthly-not-in-season' : 'unknown-registration-type';
  return oneOf(types, raw, code, 'registrationType', `registration type of the ${season} camp`);
}

/** Reads the day length; absent means the full day, as the form starts. */
const parseDuration = (raw: unknown): Parsed<DayLength> =>
  oneOf(DAY_LENGTHS, raw ?? 'full_day', 'unknown-duration', 'duration', 'duration');

/** Reads the payment option; absent means paid in full, as the form starts. */
const parsePayment = (raw: unknown): Parsed<PaymentOption> =>
  oneOf(PAYMENT_OPTIONS, raw ?? 'full', 'unknown-payment-option', 'paymentOption', 'payment option');

const namedWeeks = ({ season, weeks }: PricedCamp): string => `of the ${season} camp: ${weeks.join(', ')}`;

/**
 * Reads the weeks of a season from a list or a text such as '2,1'. A season only has its own weeks (D-10).
 *
 * @returns each week once, ascending, at least one.
 */
function parseWeeks(camp: PricedCamp, raw: unknown): Parsed<readonly number[]> {
  if (isBlank(raw)) return refuse('no-week', 'weeks', `at least one week ${namedWeeks(camp)}`, raw);
  const weeks = new Set<number>();
  for (const item of listOf(raw)) {
    const week = readWholeNumber(item);
    if (week === undefined || !camp.weeks.includes(week)) {
      return refuse('unknown-week', 'weeks', `weeks ${namedWeeks(camp)}`, item);
    }
    weeks.add(week);
  }
  return succeed([...weeks].sort((a, b) => a - b));
}

/**
 * Accepts the weeks that come along with a full camp: none, or all of the season's, as the form ticks them.
 *
 * @returns the error for any other list, else undefined.
 */
function refuseSomeWeeks(camp: PricedCamp, raw: unknown): Parsed<never> | undefined {
  if (isBlank(raw)) return undefined;
  const weeks = parseWeeks(camp, raw);
  if (weeks.ok && weeks.value.length === camp.weeks.length) return undefined;
  const all = camp.weeks.join(', ');
  return refuse(
    'weeks-not-applicable',
    'weeks',
    `no weeks with full_camp, which has all of them: ${all}`,
    raw,
  );
}

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

function parseMonth(item: unknown, camp: PricedCamp): Parsed<{ month: string; name: string; days: number }> {
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
function parseMonths(camp: PricedCamp, raw: unknown): Parsed<readonly MonthRequest[]> {
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

/** The form clears the payment option of weekly and monthly registrations: they are paid at once. */
function refusePayments(type: 'weekly' | 'monthly', raw: unknown): Parsed<never> | undefined {
  const payment = parsePayment(isBlank(raw) ? 'full' : raw);
  if (!payment.ok) return payment;
  if (payment.value === 'full') return undefined;
  return refuse('payment-not-applicable', 'paymentOption', `payment option of ${type}: full`, raw);
}

/**
 * Turns a registration from outside into one that can be priced, or says what was expected. Never throws,
 * whatever comes. Specification 2, sections 3 and 9; D-9 to D-11.
 *
 * Weeks and months come out once each and in order. Weeks belong to weekly, months to monthly, a payment
 * option to full camp; elsewhere only an empty one, or one that changes nothing, is let through.
 *
 * @param camps the seasons with prices, as a day sees them; the latest editions unless given.
 * @example parseSelection({ season: 'winter', registrationType: 'weekly', weeks: '3' })
 *   // error 'unknown-week': expected weeks of the winter camp: 1, 2; got 3
 */
export function parseSelection(
  raw: RawSelection,
  camps: PricedCamps = PRICED_CAMPS,
): Parsed<RegistrationSelection> {
  const received: unknown = raw;
  if (typeof received !== 'object' || received === null) {
    return refuse(
      'not-a-selection',
      'selection',
      'a selection with a season and a registration type',
      received,
    );
  }
  const season = parseSeason(raw.season);
  if (!season.ok) return season;
  const camp = camps[season.value];
  const type = parseType(camp, raw.registrationType);
  if (!type.ok) return type;
  const duration = parseDuration(raw.duration);
  if (!duration.ok) return duration;
  if (type.value !== 'monthly' && !isBlank(raw.months)) {
    return refuse('months-not-applicable', 'months', `no months with ${type.value}`, raw.months);
  }
  const base = { season: season.value, duration: duration.value };
  switch (type.value) {
    case 'full_camp':
      return parseFullCamp(raw, base, camp);
    case 'weekly':
      return parseWeekly(raw, base, camp);
    case 'monthly':
      return parseMonthly(raw, base, camp);
  }
}

function parseFullCamp(raw: RawSelection, base: Choice, camp: PricedCamp): Parsed<RegistrationSelection> {
  const refused = refuseSomeWeeks(camp, raw.weeks);
  if (refused !== undefined) return refused;
  const payment = parsePayment(raw.paymentOption);
  if (!payment.ok) return payment;
  return succeed({ ...base, registrationType: 'full_camp', paymentOption: payment.value });
}

function parseWeekly(raw: RawSelection, base: Choice, camp: PricedCamp): Parsed<RegistrationSelection> {
  const refused = refusePayments('weekly', raw.paymentOption);
  if (refused !== undefined) return refused;
  const weeks = parseWeeks(camp, raw.weeks);
  if (!weeks.ok) return weeks;
  return succeed({ ...base, registrationType: 'weekly', weeks: weeks.value });
}

function parseMonthly(raw: RawSelection, base: Choice, camp: PricedCamp): Parsed<RegistrationSelection> {
  if (!isBlank(raw.weeks)) return refuse('weeks-not-applicable', 'weeks', 'no weeks with monthly', raw.weeks);
  const refused = refusePayments('monthly', raw.paymentOption);
  if (refused !== undefined) return refused;
  const months = parseMonths(camp, raw.months);
  if (!months.ok) return months;
  return succeed({ ...base, registrationType: 'monthly', months: months.value });
}
