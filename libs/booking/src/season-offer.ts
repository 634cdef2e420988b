import type { DayLength, PaymentOption, PricedSeason, RegistrationType } from '@kidcode/pricing';
import { campOn, dayLengthHours, seasonFacts } from '@kidcode/scheduling';
import type { Phase, SeasonStatus, SiteDay } from '@kidcode/scheduling';
import type { Availability, CampWeek, SeasonSale } from '@kidcode/school';

export type { Availability };

/** A week, with the number of its places where that is counted and told. */
export type OfferedWeek = CampWeek & { readonly left?: number };

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
  /** What the form starts with. */
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

const mapTypes = <T>(
  sale: SeasonSale,
  value: (type: RegistrationType, facts: NonNullable<SeasonSale['types'][RegistrationType]>) => T,
): Partial<Record<RegistrationType, T>> =>
  Object.fromEntries(
    (['full_camp', 'monthly', 'weekly'] as const).flatMap((type) => {
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
