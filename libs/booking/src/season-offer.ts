import type { DayLength, PaymentOption, PricedSeason, RegistrationType } from '@kidcode/pricing';
import { campOn, dayLengthHours, seasonFacts, seasonStatus } from '@kidcode/scheduling';
import type { Phase, SeasonStatus, SiteDay } from '@kidcode/scheduling';
import type { AgeRange, Availability, CampWeek, SeasonSale } from '@kidcode/school';

export type { Availability };

/** A week, with the number of its places where that is counted and told. */
type OfferedWeek = CampWeek & { readonly left?: number };

/** What a season's registration form offers. */
export type SeasonOffer = {
  readonly season: PricedSeason;
  /** Closed: nothing can be registered. */
  readonly registration: 'open' | 'closed';
  /** Where the season stands on the day; the rules alone know only whether it is sold at all. */
  readonly phase: Phase;
  /** The day on which registration opens, while that lies ahead and is known. */
  readonly opensOn: SiteDay | null;
  /** A type that is not listed is not shown; `full` where places are counted and none is left. */
  readonly types: Readonly<Partial<Record<RegistrationType, Availability | 'full'>>>;
  readonly labels: Readonly<Partial<Record<RegistrationType, string>>>;
  readonly firstType: RegistrationType;
  readonly durations: readonly DayLength[];
  /** How a full camp can be paid. */
  readonly payments: readonly PaymentOption[];
  /** Into how many payments the monthly option splits a full camp. */
  readonly planPayments: number;
  /** The payment option that the season sets whatever is chosen, or null. */
  readonly forcedPayment: PaymentOption | null;
  readonly weeks: readonly OfferedWeek[];
  readonly openWeeks: readonly number[];
};

const TYPES = ['full_camp', 'monthly', 'weekly'] as const satisfies readonly RegistrationType[];

const mapTypes = <T>(
  sale: SeasonSale,
  value: (type: RegistrationType, facts: NonNullable<SeasonSale['types'][RegistrationType]>) => T,
): Partial<Record<RegistrationType, T>> =>
  Object.fromEntries(
    TYPES.flatMap((type) => {
      const facts = sale.types[type];
      return facts === undefined ? [] : [[type, value(type, facts)]];
    }),
  );

/**
 * What a season's form offers: its rules alone, or narrowed to what can still be booked on a day. Source:
 * specification 2, section 4, and sections 3 and 9; D-11, D-12. A season that is over offers nothing (D-44).
 *
 * @param status of the same season on that day; without it only the season's rules count.
 * @param branch without it, what holds where a center says nothing of its own.
 * @throws Error for a season that never has prices: it has no form.
 * @example seasonOffer('winter', seasonStatus('winter', siteDay('2025-12-16'))).types.full_camp // 'closed'
 */
export function seasonOffer(season: PricedSeason, status?: SeasonStatus, branch?: string): SeasonOffer {
  const camp = campOn(season, status?.today, branch);
  const sale = camp.sale ?? seasonFacts(season).sale;
  if (sale === null) throw new Error(`booking: the ${season} camp has no prices`);
  const isSold = camp.registration === 'by-deadline' && (status === undefined || status.phase === 'open');
  const phases = status && { full_camp: status.fullCamp, weekly: status.weekly, monthly: status.monthly };
  return {
    season,
    registration: isSold ? 'open' : 'closed',
    phase: status?.phase ?? (isSold ? 'open' : 'closed'),
    opensOn: status?.opensOn ?? null,
    types: mapTypes(sale, (type, { availability }) =>
      availability === 'open' && phases !== undefined && phases[type] !== 'open' ? 'closed' : availability,
    ),
    labels: mapTypes(sale, (_type, { label }) => label),
    firstType: sale.firstType,
    durations: sale.durations,
    payments: sale.payments,
    planPayments: sale.rates.planPayments,
    forcedPayment: sale.forcedPayment,
    weeks: camp.weeks,
    openWeeks: status?.openWeeks ?? camp.weeks.map((week) => week.number),
  };
}

/**
 * How long a camp day is, as the form and the portal write it: 'Full Day (7:30AM-6:00PM)'. Source: specification 2,
 * section 9; D-6.
 *
 * @param duration of the season, or of any season of the school where this one lacks it.
 */
export function durationText(season: PricedSeason, duration: DayLength): string {
  const own = seasonFacts(season).dayLengths.find(({ id }) => id === duration);
  const hours = own ?? dayLengthHours(duration);
  return hours === null ? duration : `${hours.label} (${hours.hours})`;
}

/** What the form says beside a field. Source: specification 2, section 5; the last five are ours. */
export const REGISTRATION_ERRORS = {
  registrationType: 'Please select a registration type',
  duration: 'Please select a duration',
  weeks: 'Please select at least one week for weekly registration',
  startDate: 'Please select a start date',
  paymentOption: 'Please select a payment option',
  weekClosed: 'Registration for a selected week is closed',
  weekFull: 'A selected week is full',
  campFull: 'A week of the full camp is full',
  allFull: 'Every week is full',
} as const;

/**
 * What a parent is told of a child whose age is outside of those that a camp or course is for: it changes nothing, the center
 * decides (D-69).
 */
export const outsideWords = (age: number, { from, to }: AgeRange): string =>
  `This is for ages ${from} to ${to}; ${age} is outside. Ask the center before you register.`;

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

type RegistrationOptions = {
  readonly types: readonly RegistrationOption<RegistrationType>[];
  readonly durations: readonly RegistrationOption<DayLength>[];
  /** Empty where the season sets the payment itself, or the type is paid at once. */
  readonly payments: readonly RegistrationOption<PaymentOption>[];
  readonly weeks: readonly RegistrationOption<number>[];
};

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

/** The weeks that a form starts with. Source: specification 2, section 4. */
const DEFAULT_WEEKS: readonly number[] = [1, 2];

/** The weeks of a whole camp: all of them; winter's are 1 and 2 (specification 2, section 4). */
export const allWeeks = (weeks: readonly { readonly number: number }[]): readonly number[] =>
  inOrder(weeks.map((week) => week.number));

/**
 * The weeks that a weekly form starts with: 1 and 2 as far as the season has them, else all of its weeks
 * (specification 2, section 4).
 */
export function firstWeeks(weeks: readonly { readonly number: number }[]): readonly number[] {
  const numbers = allWeeks(weeks);
  const first = DEFAULT_WEEKS.filter((week) => numbers.includes(week));
  return first.length > 0 ? first : numbers;
}

/** Week numbers in order: ascending, each once. Source: specification 2, section 5. */
export const inOrder = (weeks: readonly number[]): readonly number[] =>
  [...new Set(weeks)].sort((a, b) => a - b);

/**
 * Weeks as the portal's payload writes them: ascending, comma-separated (specification 2, section 3).
 *
 * @example formatWeekList([2, 1]) // '1,2'
 */
export const formatWeekList = (weeks: readonly number[]): string => inOrder(weeks).join(',');

export const leftWords = (left: number): string => `${left} ${left === 1 ? 'place' : 'places'} left`;

/**
 * What the form offers on a day. A season that cannot be booked now keeps the choices of its edition, so that its prices
 * can still be worked out (D-12); `registration` then says that nothing can be sent.
 *
 * @param branch the center of the form.
 */
export function formOffer(season: PricedSeason, today: SiteDay, branch?: string): SeasonOffer {
  const status = seasonStatus(season, today, campOn(season, today, branch));
  const offer = seasonOffer(season, status, branch);
  if (offer.registration === 'open') return offer;
  const openWeeks = Object.keys(status.weeks).map(Number);
  const rules = { ...status, fullCamp: 'open', weekly: 'open', monthly: 'open', openWeeks } as const;
  return { ...seasonOffer(season, rules, branch), registration: 'closed' };
}
