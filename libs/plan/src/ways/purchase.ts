import { quoteCamp } from '@kidcode/pricing';
import type {
  CampQuote,
  DayLength,
  MonthRequest,
  PaymentOption,
  PricedSeason,
  RegistrationSelection,
  RegistrationType,
} from '@kidcode/pricing';
import type { PlanSeason } from '../plan-school';

/** What can be bought of a season on the day, and what it costs; asked again, it answers from memory. */
export type Shop = {
  readonly season: PlanSeason;
  readonly sells: (type: RegistrationType, duration: DayLength) => boolean;
  readonly payments: readonly PaymentOption[];
  /** What is really paid, which is a dollar off the price for some equal payments (D-8). */
  readonly toPay: (selection: RegistrationSelection) => number;
  readonly weekly: (duration: DayLength, weeks: readonly number[]) => RegistrationSelection;
  readonly monthly: (duration: DayLength, months: readonly MonthRequest[]) => RegistrationSelection;
  readonly fullCamp: (duration: DayLength, payment: PaymentOption) => RegistrationSelection;
};

/** Only the number of weeks makes the price, not which ones. */
function priceKey(selection: RegistrationSelection): string {
  switch (selection.registrationType) {
    case 'weekly':
      return `${selection.duration} ${selection.weeks.length}`;
    case 'monthly':
      return `${selection.duration} ${selection.months.map(({ month, days = 'all' }) => `${month} ${days}`).join()}`;
    case 'full_camp':
      return `${selection.duration} ${selection.paymentOption}`;
  }
}

/** Opens a season's shop; it is kept for all children of a family. */
export function shopOf(season: PlanSeason): Shop {
  const { offer, priced } = season;
  const prices = new Map<string, number>();
  const id = season.camp.season as PricedSeason;
  const quote = (selection: RegistrationSelection): CampQuote | null =>
    priced === null ? null : quoteCamp(selection, priced);
  return {
    season,
    sells: (type, duration) =>
      offer?.registration === 'open' &&
      offer.types[type] === 'open' &&
      offer.durations.includes(duration) &&
      (priced?.types.includes(type) ?? false),
    payments: offer?.payments ?? [],
    toPay: (selection) => {
      const key = priceKey(selection);
      const known = prices.get(key);
      if (known !== undefined) return known;
      const price = quote(selection)?.paymentsTotal ?? Number.POSITIVE_INFINITY;
      prices.set(key, price);
      return price;
    },
    weekly: (duration, weeks) => ({ season: id, registrationType: 'weekly', duration, weeks }),
    monthly: (duration, months) => ({ season: id, registrationType: 'monthly', duration, months }),
    fullCamp: (duration, paymentOption) => ({
      season: id,
      registrationType: 'full_camp',
      duration,
      paymentOption,
    }),
  };
}
