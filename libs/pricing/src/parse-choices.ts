import { SEASONS } from '@kidcode/current-school';
import { succeed } from '@kidcode/school';
import type { Result } from '@kidcode/school';
import type { PricedCamp } from './priced-camps';
import { DAY_LENGTHS, PAYMENT_OPTIONS, PRICED_SEASONS } from './selection';
import type { DayLength, PaymentOption, PricedSeason, RegistrationType } from './selection';
import { refuse } from './selection-error';
import type { SelectionError } from './selection-error';

type Parsed<T> = Result<T, SelectionError>;

/** Reads the season; one may be known and have no prices yet. */
export function parseSeason(raw: unknown): Parsed<PricedSeason> {
  const season = PRICED_SEASONS.find((name) => name === raw);
  if (season !== undefined) return succeed(season);
  const isKnown = SEASONS.some(({ id }) => id === raw);
  const code = isKnown ? 'season-without-prices' : 'unknown-season';
  return refuse(code, 'season', `season with prices: ${PRICED_SEASONS.join(', ')}`, raw);
}

/** Reads the registration type; not every season is sold by the month. */
export function parseType(camp: PricedCamp, raw: unknown): Parsed<RegistrationType> {
  const { season, types: offered } = camp;
  const type = offered.find((name) => name === raw);
  if (type !== undefined) return succeed(type);
  const code = raw === 'monthly' ? 'monthly-not-in-season' : 'unknown-registration-type';
  return refuse(
    code,
    'registrationType',
    `registration type of the ${season} camp: ${offered.join(', ')}`,
    raw,
  );
}

/** Reads the day length; absent means the full day, as the form starts. */
export function parseDuration(raw: unknown): Parsed<DayLength> {
  const duration = DAY_LENGTHS.find((name) => name === (raw ?? 'full_day'));
  if (duration !== undefined) return succeed(duration);
  return refuse('unknown-duration', 'duration', `duration: ${DAY_LENGTHS.join(', ')}`, raw);
}

/** Reads the payment option; absent means paid in full, as the form starts. */
export function parsePayment(raw: unknown): Parsed<PaymentOption> {
  const option = PAYMENT_OPTIONS.find((name) => name === (raw ?? 'full'));
  if (option !== undefined) return succeed(option);
  return refuse(
    'unknown-payment-option',
    'paymentOption',
    `payment option: ${PAYMENT_OPTIONS.join(', ')}`,
    raw,
  );
}
