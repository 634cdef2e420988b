import type { CampEdition } from './season';
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
