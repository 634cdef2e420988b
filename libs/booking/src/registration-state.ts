import type { DayLength, PaymentOption, PricedSeason, RegistrationType, SummerMonth } from '@kidcode/pricing';
import { SEASON_OFFERS } from './season-offer';
import type { SeasonOffer } from './season-offer';
import { applyType } from './apply-type';
import { DEFAULT_WEEKS } from './week-list';

/** The values of the camp registration form. Specification 2, section 3. */
export type RegistrationState = {
  readonly registrationType: RegistrationType;
  readonly duration: DayLength;
  /** Empty when the type has no payment option. */
  readonly paymentOption: PaymentOption | '';
  /** Unused now: no season offers months (D-7). */
  readonly month: SummerMonth | '';
  /** Week numbers, ascending and comma-separated, such as '1,2'. */
  readonly week: string;
};

const FIRST_TYPE = { winter: 'full_camp', summer: 'weekly' } as const satisfies Record<
  PricedSeason,
  RegistrationType
>;

/**
 * The form as it opens: winter with the full camp, other seasons with weekly; full day, paid in full, weeks
 * '1,2' (specification 2, section 4). When that type is closed on the offer's day, the first open one is chosen.
 *
 * @param offer the season's own rules unless narrowed to a day by `seasonOffer`.
 */
export function initialRegistration(
  season: PricedSeason,
  offer: SeasonOffer = SEASON_OFFERS[season],
): RegistrationState {
  const state: RegistrationState = {
    registrationType: FIRST_TYPE[season],
    duration: 'full_day',
    paymentOption: 'full',
    month: '',
    week: DEFAULT_WEEKS,
  };
  if (offer.types[state.registrationType] === 'open') return state;
  const open = (['full_camp', 'weekly', 'monthly'] as const).find((type) => offer.types[type] === 'open');
  return open === undefined ? state : applyType(state, open, offer);
}
