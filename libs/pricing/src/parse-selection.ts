import { succeed } from '@kidcode/school';
import type { Result } from '@kidcode/school';
import { parseDuration, parsePayment, parseSeason, parseType } from './parse-choices';
import { parseMonths } from './parse-months';
import { parseWeeks, refuseSomeWeeks } from './parse-weeks';
import { isBlank } from './raw-list';
import { PRICED_CAMPS } from './priced-camps';
import type { PricedCamp, PricedCamps } from './priced-camps';
import { refuse } from './selection-error';
import type { RawSelection, SelectionError } from './selection-error';
import type { DayLength, PricedSeason, RegistrationSelection } from './selection';

type Parsed<T> = Result<T, SelectionError>;

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

type Base = { readonly season: PricedSeason; readonly duration: DayLength };

function parseFullCamp(raw: RawSelection, base: Base, camp: PricedCamp): Parsed<RegistrationSelection> {
  const refused = refuseSomeWeeks(camp, raw.weeks);
  if (refused !== undefined) return refused;
  const payment = parsePayment(raw.paymentOption);
  if (!payment.ok) return payment;
  return succeed({ ...base, registrationType: 'full_camp', paymentOption: payment.value });
}

function parseWeekly(raw: RawSelection, base: Base, camp: PricedCamp): Parsed<RegistrationSelection> {
  const refused = refusePayments('weekly', raw.paymentOption);
  if (refused !== undefined) return refused;
  const weeks = parseWeeks(camp, raw.weeks);
  if (!weeks.ok) return weeks;
  return succeed({ ...base, registrationType: 'weekly', weeks: weeks.value });
}

function parseMonthly(raw: RawSelection, base: Base, camp: PricedCamp): Parsed<RegistrationSelection> {
  if (!isBlank(raw.weeks)) return refuse('weeks-not-applicable', 'weeks', 'no weeks with monthly', raw.weeks);
  const refused = refusePayments('monthly', raw.paymentOption);
  if (refused !== undefined) return refused;
  const months = parseMonths(camp, raw.months);
  if (!months.ok) return months;
  return succeed({ ...base, registrationType: 'monthly', months: months.value });
}
