import { parseSelection } from '@kidcode/pricing';
import type {
  DayLength,
  PaymentOption,
  PricedCamps,
  PricedSeason,
  RegistrationSelection,
  RegistrationType,
  SelectionError,
} from '@kidcode/pricing';
import type { Result } from '@kidcode/school';
import { AVAILABILITY_NOTES, REGISTRATION_ERRORS, allWeeks, firstWeeks, inOrder } from './season-offer';
import type { SeasonOffer } from './season-offer';

/** The values of the camp registration form. Specification 2, section 3. */
export type RegistrationState = {
  readonly registrationType: RegistrationType;
  readonly duration: DayLength;
  /** Empty when the type has no payment option. */
  readonly paymentOption: PaymentOption | '';
  /** Week numbers, ascending, each once. */
  readonly weeks: readonly number[];
};

/** The weeks that stay when weekly is chosen: those still open; with none left, the default ones (D-10). */
function weeklyWeeks(weeks: readonly number[], offer: SeasonOffer): readonly number[] {
  const { openWeeks } = offer;
  const openAmong = (some: readonly number[]) => some.filter((week) => openWeeks.includes(week));
  return (
    [openAmong(weeks), openAmong(firstWeeks(offer.weeks)), openWeeks].find((some) => some.length > 0) ?? []
  );
}

/**
 * The form after a registration type is chosen: a full camp has every week; any other type loses its payment
 * option; weekly without a week gets the first ones; a season may force the payment option (specification 2, section 4).
 */
function applyType(
  state: RegistrationState,
  registrationType: RegistrationType,
  offer: SeasonOffer,
): RegistrationState {
  const isFullCamp = registrationType === 'full_camp';
  const chosen = isFullCamp ? state.paymentOption : '';
  return {
    ...state,
    registrationType,
    paymentOption: offer.forcedPayment ?? chosen,
    weeks: isFullCamp
      ? allWeeks(offer.weeks)
      : registrationType === 'weekly'
        ? weeklyWeeks(state.weeks, offer)
        : state.weeks,
  };
}

/**
 * The form as it opens: with the season's first type; full day, paid in full, weeks 1 and 2 as far as
 * the season has them (specification 2, section 4). When that type is closed on the offer's day, the first open one is chosen.
 */
export function initialRegistration(offer: SeasonOffer): RegistrationState {
  const state: RegistrationState = {
    registrationType: offer.firstType,
    duration: offer.durations[0] ?? 'full_day',
    paymentOption: 'full',
    weeks: offer.firstType === 'full_camp' ? allWeeks(offer.weeks) : weeklyWeeks([], offer),
  };
  if (offer.types[state.registrationType] === 'open') return state;
  const open = (['full_camp', 'weekly', 'monthly'] as const).find((type) => offer.types[type] === 'open');
  return open === undefined ? state : applyType(state, open, offer);
}

export type RegistrationEvent =
  | { readonly type: 'typeChosen'; readonly registrationType: RegistrationType }
  | { readonly type: 'durationChosen'; readonly duration: DayLength }
  | { readonly type: 'paymentChosen'; readonly paymentOption: PaymentOption }
  | { readonly type: 'weekToggled'; readonly week: number };

function toggleWeek(state: RegistrationState, week: number, openWeeks: readonly number[]): RegistrationState {
  const { weeks } = state;
  const kept = weeks.filter((number) => number !== week);
  const unticked = kept.length < weeks.length;
  if (state.registrationType !== 'weekly' || !(unticked || openWeeks.includes(week))) return state;
  return { ...state, weeks: unticked ? kept : inOrder([...weeks, week]) };
}

/**
 * The form after an event. Specification 2, section 4; D-10, D-11. An option that the season does not offer
 * cannot be chosen: such an event leaves the form as it is. Unticking the last week leaves none;
 * `validateRegistration` then says so.
 */
export function registrationTransition(
  state: RegistrationState,
  event: RegistrationEvent,
  offer: SeasonOffer,
): RegistrationState {
  switch (event.type) {
    case 'typeChosen':
      if (offer.types[event.registrationType] !== 'open') return state;
      return applyType(state, event.registrationType, offer);
    case 'durationChosen':
      return offer.durations.includes(event.duration) ? { ...state, duration: event.duration } : state;
    case 'paymentChosen': {
      const applies = state.registrationType === 'full_camp' && offer.payments.includes(event.paymentOption);
      return applies ? { ...state, paymentOption: offer.forcedPayment ?? event.paymentOption } : state;
    }
    case 'weekToggled':
      return toggleWeek(state, event.week, offer.openWeeks);
  }
}

/**
 * The form as it was left, as far as the offer still has what was chosen: each choice is made again on the form as it opens.
 *
 * @param left a state of this form, of an earlier visit to the page.
 */
export function registrationAgain(left: RegistrationState, offer: SeasonOffer): RegistrationState {
  const { registrationType, duration, paymentOption, weeks } = left;
  const choices: readonly RegistrationEvent[] = [
    { type: 'typeChosen', registrationType },
    { type: 'durationChosen', duration },
    ...(paymentOption === '' ? [] : [{ type: 'paymentChosen', paymentOption } as const]),
  ];
  const apply = (state: RegistrationState, event: RegistrationEvent) =>
    registrationTransition(state, event, offer);
  const chosen = choices.reduce(apply, initialRegistration(offer));
  return offer.weeks
    .filter(({ number }) => chosen.weeks.includes(number) !== weeks.includes(number))
    .reduce((state, { number }) => apply(state, { type: 'weekToggled', week: number }), chosen);
}

/** What is wrong with the form, by field; an empty object means that it can be submitted. */
export type RegistrationErrors = Readonly<Partial<Record<keyof RegistrationState, string>>>;

function weeksError(state: RegistrationState, { openWeeks, weeks: all }: SeasonOffer): string | null {
  if (state.registrationType !== 'weekly') return null;
  const { weeks } = state;
  if (weeks.length === 0) return REGISTRATION_ERRORS.weeks;
  const gone = weeks.filter((week) => !openWeeks.includes(week));
  if (gone.length === 0) return null;
  const isFull = all.some(({ number, seats }) => seats === 'full' && gone.includes(number));
  return isFull ? REGISTRATION_ERRORS.weekFull : REGISTRATION_ERRORS.weekClosed;
}

/**
 * Checks the form against what the season offers. Specification 2, section 5; D-10, D-11.
 *
 * @returns the message of each field that is wrong.
 * @example validateRegistration({ ...weekly, weeks: [] }, winterOffer)
 *   // { weeks: 'Please select at least one week for weekly registration' }
 */
export function validateRegistration(state: RegistrationState, offer: SeasonOffer): RegistrationErrors {
  const availability = offer.types[state.registrationType];
  const typeError =
    availability === undefined
      ? REGISTRATION_ERRORS.registrationType
      : availability === 'full'
        ? REGISTRATION_ERRORS[state.registrationType === 'full_camp' ? 'campFull' : 'allFull']
        : AVAILABILITY_NOTES[availability];
  const weeks = weeksError(state, offer);
  const lacksPayment =
    state.registrationType === 'full_camp' &&
    (state.paymentOption === '' || !offer.payments.includes(state.paymentOption));
  return {
    ...(typeError === null ? {} : { registrationType: typeError }),
    ...(offer.durations.includes(state.duration) ? {} : { duration: REGISTRATION_ERRORS.duration }),
    ...(weeks === null ? {} : { weeks }),
    ...(lacksPayment ? { paymentOption: REGISTRATION_ERRORS.paymentOption } : {}),
  };
}

/**
 * What the form asks for, ready to be priced. Only the fields of its registration type count: the weeks of
 * a full camp, for one, are the form's own.
 *
 * @param camps the seasons with prices as the form's day sees them.
 * @returns an error of `parseSelection`, such as `no-week`, while the form is incomplete.
 */
export function selectionOf(
  state: RegistrationState,
  season: PricedSeason,
  camps?: PricedCamps,
): Result<RegistrationSelection, SelectionError> {
  const { registrationType, duration, paymentOption, weeks } = state;
  // No season's form offers months (D-11); a monthly registration is quoted by staff.
  const what = { full_camp: { paymentOption }, weekly: { weeks }, monthly: {} }[registrationType];
  return parseSelection({ season, registrationType, duration, ...what }, camps);
}
