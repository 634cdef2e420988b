import type { DayLength, PaymentOption, RegistrationType } from '@kidcode/pricing';
import { leftWords } from './places';
import { durationText } from './season-offer';
import type { SeasonOffer } from './season-offer';

/** What the form says beside a field. Source: specification 2, section 5; the last four are ours. */
export const REGISTRATION_ERRORS = {
  registrationType: 'Please select a registration type',
  duration: 'Please select a duration',
  weeks: 'Please select at least one week for weekly registration',
  startDate: 'Please select a start date',
  paymentOption: 'Please select a payment option',
  weekClosed: 'Registration for a selected week is closed',
  weekFull: 'A selected week is full',
  campFull: 'A week of the full camp is full',
} as const;

/** The note on an option that cannot be chosen. Source: specification 2, section 4; the last two are ours. */
export const AVAILABILITY_NOTES = {
  open: null,
  closed: 'Registration Closed',
  unavailable: 'Unavailable',
  full: 'Full',
  few: 'Few places left',
} as const;

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
};

const TYPES = ['full_camp', 'monthly', 'weekly'] as const satisfies readonly RegistrationType[];

const open = <Value>(value: Value, label: string): RegistrationOption<Value> => ({
  value,
  label,
  disabled: false,
  note: null,
});

function weekOptions({ weeks, openWeeks }: SeasonOffer, isFullCamp: boolean) {
  return weeks.map(({ number, label, seats, left }): RegistrationOption<number> => {
    const isOpen = openWeeks.includes(number);
    const closed = seats === 'full' ? AVAILABILITY_NOTES.full : AVAILABILITY_NOTES.closed;
    const few = seats !== 'few' ? null : left === undefined ? AVAILABILITY_NOTES.few : leftWords(left);
    return {
      value: number,
      label: `Week ${number} (${label})`,
      disabled: isFullCamp || !isOpen,
      note: isOpen ? few : closed,
    };
  });
}

const paymentLabel = (option: PaymentOption, { planPayments }: SeasonOffer): string =>
  option === 'full' ? 'Pay in full' : `${planPayments} monthly payments`;

/**
 * The choices of a season's registration form, with those that are closed or unavailable shown disabled.
 * Specification 2, sections 4 and 5; D-11.
 *
 * @param chosen the registration type: with a full camp the week boxes are disabled.
 */
export function registrationOptions(offer: SeasonOffer, chosen?: RegistrationType): RegistrationOptions {
  const hasPlan = offer.forcedPayment === null && chosen === 'full_camp';
  return {
    types: TYPES.flatMap((value) => {
      const availability = offer.types[value];
      if (availability === undefined) return [];
      const note = AVAILABILITY_NOTES[availability];
      return [{ value, label: offer.labels[value] ?? value, disabled: note !== null, note }];
    }),
    durations: offer.durations.map((value) => open(value, durationText(offer.season, value))),
    payments: hasPlan ? offer.payments.map((value) => open(value, paymentLabel(value, offer))) : [],
    weeks: weekOptions(offer, chosen === 'full_camp'),
  };
}
