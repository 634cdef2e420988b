import type { CampRates, Season, SeasonSale } from './season';
import type { SiteDay } from './site-day';

/**
 * A season as it is at one branch: its own prices and weeks where its document has some, else those of the whole school.
 *
 * @param branch its id; without it, or for one that has nothing of its own, the very same season.
 */
export function seasonAt(season: Season, branch?: string): Season {
  const own = branch === undefined ? undefined : season.at?.[branch];
  return own === undefined ? season : { ...season, ...own };
}

/**
 * The rates that hold on a day: each holds from its day until the next ones do.
 *
 * @param today without it, those that held first.
 */
export const ratesOn = ({ rates, later = [] }: SeasonSale, today?: SiteDay): CampRates =>
  later.filter(({ from }) => today !== undefined && from <= today).at(-1)?.rates ?? rates;

/** How a season is sold on a day: the same sale, with the rates of the day. */
export const saleOn = (sale: SeasonSale, today?: SiteDay): SeasonSale =>
  sale.later === undefined ? sale : { ...sale, rates: ratesOn(sale, today) };
