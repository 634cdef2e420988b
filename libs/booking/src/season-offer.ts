import { SEASON_WEEKS } from '@kidcode/pricing';
import type { DayLength, PaymentOption, PricedSeason, RegistrationType } from '@kidcode/pricing';
import type { SeasonStatus } from '@kidcode/scheduling';

/** Whether an option can be chosen: `closed` for now, or `unavailable` altogether. */
export type Availability = 'open' | 'closed' | 'unavailable';

/** What a season's registration form offers. */
export type SeasonOffer = {
  /** Closed: prices are shown, but nothing can be registered. */
  readonly registration: 'open' | 'closed';
  /** In the order of the form; a type that is not listed is not shown. */
  readonly types: Readonly<Partial<Record<RegistrationType, Availability>>>;
  readonly durations: readonly DayLength[];
  /** How a full camp can be paid. */
  readonly payments: readonly PaymentOption[];
  /** The payment option that the season sets whatever is chosen, or null. */
  readonly forcedPayment: PaymentOption | null;
  readonly openWeeks: readonly number[];
};

/**
 * The season rules of the form. Source: specification 2, section 4, and sections 3 and 9 (winter has only full
 * days); D-11; summer registration is closed by D-12. Spring has no form.
 */
export const SEASON_OFFERS = {
  winter: {
    registration: 'open',
    types: { full_camp: 'open', weekly: 'open' },
    durations: ['full_day'],
    payments: ['full'],
    forcedPayment: 'full',
    openWeeks: SEASON_WEEKS.winter,
  },
  summer: {
    registration: 'closed',
    types: { full_camp: 'closed', monthly: 'unavailable', weekly: 'open' },
    durations: ['full_day', 'first_half', 'second_half'],
    payments: ['full', 'monthly'],
    forcedPayment: null,
    openWeeks: SEASON_WEEKS.summer,
  },
} as const satisfies Record<PricedSeason, SeasonOffer>;

/**
 * What a season's form offers: its rules alone, or narrowed to what can still be booked on a day.
 *
 * @param status of the same season on that day; without it only the season's rules count.
 * @example seasonOffer('winter', seasonStatus('winter', siteDay('2025-12-16'))).types.full_camp // 'closed'
 */
export function seasonOffer(season: PricedSeason, status?: SeasonStatus): SeasonOffer {
  const offer: SeasonOffer = SEASON_OFFERS[season];
  if (status === undefined) return offer;
  const phases = { full_camp: status.fullCamp, weekly: status.weekly, monthly: status.monthly };
  const types: Partial<Record<RegistrationType, Availability>> = { ...offer.types };
  for (const type of ['full_camp', 'weekly', 'monthly'] as const) {
    if (types[type] === 'open' && phases[type] !== 'open') types[type] = 'closed';
  }
  return {
    ...offer,
    registration: status.phase === 'open' ? offer.registration : 'closed',
    types,
    openWeeks: offer.openWeeks.filter((week) => status.openWeeks.includes(week)),
  };
}
