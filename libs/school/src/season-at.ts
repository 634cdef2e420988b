import type { CampEdition, CampRates, Season, SeasonSale } from './season';
import type { SiteDay } from './site-day';

/** The edition that a day is about. */
export type ShownEdition = {
  readonly edition: CampEdition;
  /** True when even the latest edition is over, so that it is only a look back (D-44). */
  readonly isOver: boolean;
};

/**
 * Which edition of a season is shown on a day: the one that runs, else the next one, else the latest as a look
 * back (D-44).
 *
 * @param editions from the earliest to the latest, at least one.
 * @param today without it, the latest edition as if it lay ahead: for prices and names that ask for no day.
 * @throws Error when there is no edition: a season without one is no season.
 */
export function editionOn(editions: readonly CampEdition[], today?: SiteDay): ShownEdition {
  const latest = editions.at(-1);
  if (latest === undefined) throw new Error('school: a season has at least one edition');
  if (today === undefined) return { edition: latest, isOver: false };
  const current = editions.find(({ lastDay }) => today <= lastDay);
  return { edition: current ?? latest, isOver: current === undefined };
}

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
