import { SEASON_WEEKS } from '@kidcode/pricing';
import type { DayLength, PaymentOption, PricedSeason, RegistrationType } from '@kidcode/pricing';
import { CAMP_SEASONS } from '@kidcode/scheduling';
import { DURATION_TEXTS } from './duration-texts';
import { AVAILABILITY_NOTES } from './registration-messages';
import type { RegistrationState } from './registration-state';
import { SEASON_OFFERS } from './season-offer';
import type { SeasonOffer } from './season-offer';

/** One choice of the form; `note` says why it cannot be chosen. */
export type RegistrationOption<Value> = {
  readonly value: Value;
  readonly label: string;
  readonly disabled: boolean;
  readonly note: string | null;
};

/** Every choice of a season's form. */
export type RegistrationOptions = {
  readonly types: readonly RegistrationOption<RegistrationType>[];
  readonly durations: readonly RegistrationOption<DayLength>[];
  /** Empty where the season sets the payment itself, or the type is paid at once. */
  readonly payments: readonly RegistrationOption<PaymentOption>[];
  readonly weeks: readonly RegistrationOption<number>[];
  readonly canSubmit: boolean;
};

const TYPES = ['full_camp', 'monthly', 'weekly'] as const satisfies readonly RegistrationType[];

const TYPE_LABELS = {
  winter: { full_camp: 'Full Winter Camp', weekly: 'Weekly', monthly: 'Monthly' },
  summer: { full_camp: 'Full Summer Package', weekly: 'Weekly', monthly: 'Monthly' },
} as const satisfies Record<PricedSeason, Record<RegistrationType, string>>;

const PAYMENT_LABELS = { full: 'Pay in full', monthly: '3 monthly payments' } as const;

const open = <Value>(value: Value, label: string): RegistrationOption<Value> => ({
  value,
  label,
  disabled: false,
  note: null,
});

function weekOptions(season: PricedSeason, isFullCamp: boolean, openWeeks: readonly number[]) {
  return SEASON_WEEKS[season].map((value): RegistrationOption<number> => {
    const dates = CAMP_SEASONS[season].weeks.find(({ number }) => number === value)?.label;
    const isOpen = openWeeks.includes(value);
    return {
      value,
      label: dates === undefined ? `Week ${value}` : `Week ${value} (${dates})`,
      disabled: isFullCamp || !isOpen,
      note: isOpen ? null : AVAILABILITY_NOTES.closed,
    };
  });
}

/**
 * The choices of a season's registration form, with those that are closed or unavailable shown disabled.
 * Specification 2, sections 4 and 5; D-11.
 *
 * @param registrationType what is chosen now: with a full camp the week boxes are disabled.
 * @param offer the season's own rules unless narrowed to a day by `seasonOffer`.
 */
export function registrationOptions(
  season: PricedSeason,
  registrationType?: RegistrationState['registrationType'],
  offer: SeasonOffer = SEASON_OFFERS[season],
): RegistrationOptions {
  const hasPlan = offer.forcedPayment === null && registrationType === 'full_camp';
  return {
    types: TYPES.flatMap((value) => {
      const availability = offer.types[value];
      if (availability === undefined) return [];
      const note = AVAILABILITY_NOTES[availability];
      return [{ value, label: TYPE_LABELS[season][value], disabled: note !== null, note }];
    }),
    durations: offer.durations.map((value) => open(value, DURATION_TEXTS[value])),
    payments: hasPlan ? offer.payments.map((value) => open(value, PAYMENT_LABELS[value])) : [],
    weeks: weekOptions(season, registrationType === 'full_camp', offer.openWeeks),
    canSubmit: offer.registration === 'open',
  };
}
