import { SEASONS } from '@kidcode/current-school';
import { editionOn, ratesOn, seasonAt, subtractCents, sumCents } from '@kidcode/school';
import type { CampMonth, CampRates, Cents, DayRates, Season, SeasonDiscount, SiteDay } from '@kidcode/school';
import { assert, multiplyPrice, percentOff } from './rounding';
import type {
  DayLength,
  MonthlySelection,
  PricedSeason,
  RegistrationSelection,
  RegistrationType,
} from './selection';

/** What a quote needs to know of a season: its rates, and the weeks and months of the edition in question. */
export type PricedCamp = {
  readonly season: PricedSeason;
  /** The school's own name of it, without the year: 'Winter Camp'. */
  readonly title: string;
  readonly rates: CampRates;
  /** The ways to register that have a price. What is offered today is a booking rule (D-11). */
  readonly types: readonly RegistrationType[];
  /** The numbers of the weeks, ascending. */
  readonly weeks: readonly number[];
  readonly months: readonly CampMonth[];
};

export type PricedCamps = Readonly<Record<PricedSeason, PricedCamp>>;

const TYPE_ORDER = ['full_camp', 'weekly', 'monthly'] as const satisfies readonly RegistrationType[];

/** One season with prices, as a day sees it at a branch; null while it has none. */
export function pricedCamp(season: Season, today?: SiteDay, branch?: string): PricedCamp | null {
  const facts = seasonAt(season, branch);
  const { sale } = facts;
  if (sale === null) return null;
  const { edition } = editionOn(facts.editions, today);
  return {
    season: facts.id as PricedSeason,
    title: facts.title,
    rates: ratesOn(sale, today),
    types: TYPE_ORDER.filter((type) => sale.types[type] !== undefined),
    weeks: edition.weeks.map((week) => week.number),
    months: edition.months,
  };
}

/**
 * The seasons with prices, as a day sees them: the running edition of each, else the next one, else the latest.
 * Staff price what is over as well; whether it is sold is for `offersSelection` to say (D-33, D-50).
 *
 * @param today without it, the latest editions.
 * @param branch without it, what holds where a center says nothing of its own.
 */
export function pricedCamps(today?: SiteDay, branch?: string): PricedCamps {
  const camps = (SEASONS as readonly Season[]).flatMap((facts) => pricedCamp(facts, today, branch) ?? []);
  return Object.fromEntries(camps.map((camp) => [camp.season, camp])) as PricedCamps;
}

/** The latest edition of every season with prices: what is priced where nobody asks for a day. */
export const PRICED_CAMPS: PricedCamps = /* @__PURE__ */ pricedCamps();

/**
 * The rate for a day length. Either half of the day costs the half-day rate.
 *
 * @returns in cents, for one week.
 * @throws Error where this is not sold: the check of a school's data sees to a rate for all that is.
 */
export function rateForDay(rates: DayRates, duration: DayLength): Cents {
  const rate = duration === 'full_day' ? rates.fullDay : rates.halfDay;
  assert(rate !== undefined, `there is a price for the ${duration}`);
  return rate;
}

/**
 * The label of a sale.
 *
 * @returns an empty text where nothing is taken off.
 * @example discountLabel({ name: 'Winter Early Bird', percent: 15 }) // 'Winter Early Bird: 15% OFF applied'
 */
export const discountLabel = (discount: SeasonDiscount | null): string =>
  discount === null ? '' : `${discount.name}: ${discount.percent}% OFF applied`;

/** One month of a quote: its id and name, how many camp days, and their price before the discount. */
type MonthPrice = {
  readonly month: string;
  readonly name: string;
  readonly days: number;
  readonly price: Cents;
};

/**
 * Prices each month of a monthly selection: the monthly rate for `daysInRatedMonth` camp days, a share of it for
 * fewer, rounded half up to a whole dollar. Specification 2, section 9; D-8, D-9.
 */
function priceMonths({ months, duration }: MonthlySelection, camp: PricedCamp): readonly MonthPrice[] {
  const rate = rateForDay(camp.rates.monthly, duration);
  return months.map((request) => {
    const facts = camp.months.find(({ id }) => id === request.month);
    assert(facts !== undefined, `${request.month} is a month of the ${camp.season} camp`);
    const { days = facts.days } = request;
    const price = multiplyPrice(rate, { times: days, outOf: camp.rates.daysInRatedMonth }, 'dollar');
    return { month: request.month, name: facts.name, days, price };
  });
}

/** One line of a quote, as a parent reads it; a discount has a negative amount. */
export type QuoteLine = { readonly label: string; readonly amount: Cents };

const DAY_LABELS: Record<DayLength, string> = {
  full_day: 'full day',
  first_half: 'first half of the day',
  second_half: 'second half of the day',
};

const countDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/**
 * What a selection is made of, before the discount: one line for a full camp, else one per week or per month.
 * Specification 2, section 9, Pricing.
 */
function priceLines(selection: RegistrationSelection, camp: PricedCamp): readonly QuoteLine[] {
  const { rates } = camp;
  const day = DAY_LABELS[selection.duration];
  switch (selection.registrationType) {
    case 'full_camp':
      return [{ label: `Full camp, ${day}`, amount: rateForDay(rates.fullCamp, selection.duration) }];
    case 'weekly':
      return selection.weeks.map((week) => ({
        label: `Week ${week} of ${camp.title.toLowerCase()}, ${day}`,
        amount: rateForDay(rates.weekly, selection.duration),
      }));
    case 'monthly':
      return priceMonths(selection, camp).map(({ name, days, price }) => ({
        label: `${name}, ${day}, ${countDays(days)}`,
        amount: price,
      }));
  }
}

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/**
 * Guards the price against what the types cannot say: no week, a week of another season, one week twice, more
 * days than a month has. `parseSelection` never makes such a selection, so meeting one is a bug.
 *
 * @throws Error that names the broken rule.
 */
function checkSelection(selection: RegistrationSelection, camp: PricedCamp): void {
  if (selection.registrationType === 'weekly') {
    const { weeks } = selection;
    assert(weeks.length > 0, 'a weekly selection names at least one week');
    assert(isUnique(weeks), 'a weekly selection names each week once');
    const known = weeks.every((week) => camp.weeks.includes(week));
    assert(known, `a weekly selection names weeks of the ${camp.season} camp`);
  }
  if (selection.registrationType === 'monthly') {
    const requests = selection.months;
    assert(requests.length > 0, 'a monthly selection names at least one month');
    assert(isUnique(requests.map(({ month }) => month)), 'a monthly selection names each month once');
    for (const { month, days = 1 } of requests) {
      const all = camp.months.find(({ id }) => id === month)?.days ?? 0;
      const inMonth = Number.isInteger(days) && days >= 1 && days <= all;
      assert(inMonth, `${month} has 1 to ${all} camp days, got ${days}`);
    }
  }
}

export type CampQuote = {
  readonly selection: RegistrationSelection;
  /** The numbers of the weeks that it covers; empty for a registration by month. */
  readonly weeks: readonly number[];
  /** Adds up to `discountedPrice`; with a sale, the last line is the discount, negative. */
  readonly lines: readonly QuoteLine[];
  readonly originalPrice: Cents;
  readonly discountedPrice: Cents;
  /** Whole percent between the two prices, as shown. */
  readonly discountPercent: number;
  /** Empty where the season has no sale. */
  readonly discountLabel: string;
  /** What is paid: one payment, or the equal payments of the monthly option. */
  readonly payments: readonly Cents[];
  /** What the payments add up to; whole-dollar thirds may miss the discounted price by a dollar (D-8). */
  readonly paymentsTotal: Cents;
  /** The months of a monthly registration before the discount; empty for the other types. */
  readonly monthlyBreakdown: readonly MonthPrice[];
};

function weeksOf(selection: RegistrationSelection, camp: PricedCamp): readonly number[] {
  if (selection.registrationType === 'weekly') return selection.weeks;
  return selection.registrationType === 'full_camp' ? camp.weeks : [];
}

function paymentsOf(selection: RegistrationSelection, price: Cents, rates: CampRates): readonly Cents[] {
  const inParts = selection.registrationType === 'full_camp' && selection.paymentOption === 'monthly';
  if (!inParts) return [price];
  const part = multiplyPrice(price, { times: 1, outOf: rates.planPayments }, 'dollar');
  return Array.from({ length: rates.planPayments }, () => part);
}

/**
 * The price of a camp registration: page, terminal, server and token all take it from here. Specification 2,
 * section 9, Pricing; rounding as D-8. It prices every cell of the table; what a season offers is a booking
 * rule (D-11).
 *
 * @param selection made by `parseSelection` or of the same shape.
 * @param camp rates, weeks and months of the season's edition; the latest one unless given.
 * @returns amounts in cents; the discount is taken once, on the total, and rounded to a whole dollar.
 * @throws Error on a selection that no parser lets through, or on a rate that is not in whole dollars.
 * @example quoteCamp({ season: 'winter', registrationType: 'weekly', duration: 'full_day', weeks: [1, 2] })
 *   // 598 dollars, 508 to pay
 */
export function quoteCamp(
  selection: RegistrationSelection,
  camp: PricedCamp = PRICED_CAMPS[selection.season],
): CampQuote {
  checkSelection(selection, camp);
  const { discount } = camp.rates;
  const items = priceLines(selection, camp);
  const originalPrice = sumCents(items.map(({ amount }) => amount));
  // A rate with cents would let rounding to a whole dollar turn the discount into a surcharge.
  assert(originalPrice > 0 && originalPrice % 100 === 0, 'camp rates are whole dollars above zero');
  const left = { times: 100 - (discount?.percent ?? 0), outOf: 100 };
  const discountedPrice = multiplyPrice(originalPrice, left, 'dollar');
  const label = discountLabel(discount);
  const off = { label, amount: subtractCents(discountedPrice, originalPrice) };
  const payments = paymentsOf(selection, discountedPrice, camp.rates);
  return {
    selection,
    weeks: weeksOf(selection, camp),
    lines: discount === null ? items : [...items, off],
    originalPrice,
    discountedPrice,
    discountPercent: percentOff(originalPrice, discountedPrice),
    discountLabel: label,
    payments,
    paymentsTotal: sumCents(payments),
    monthlyBreakdown: selection.registrationType === 'monthly' ? priceMonths(selection, camp) : [],
  };
}
