import { SEASONS } from '@kidcode/current-school';
import { editionOn, ratesOn, seasonAt } from '@kidcode/school';
import type { CampMonth, CampRates, Season, SiteDay } from '@kidcode/school';
import type { PricedSeason, RegistrationType } from './selection';

/** What a quote needs to know of a season: its rates, and the weeks and months of the edition in question. */
export type PricedCamp = {
  readonly season: PricedSeason;
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
  const { edition } = editionOn(facts.editions, today);
  const sale = edition.sale ?? facts.sale;
  if (sale === null) return null;
  return {
    season: facts.id as PricedSeason,
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
