import { pricedCamps } from '@kidcode/pricing';
import type { PricedCamp } from '@kidcode/pricing';
import { CAMP_SEASON_IDS, campOn, leadingCamp, seasonStatus } from '@kidcode/scheduling';
import type { CampSeason, CampSeasonInfo, SeasonStatus, SiteDay } from '@kidcode/scheduling';

/** A season as the site shows it on a day: everything that the parts of a page need to know of it. */
export type ShownCamp = {
  /** The edition that the day is about. */
  readonly camp: CampSeasonInfo;
  readonly status: SeasonStatus;
  /** Null while no price may be named: not published yet, running, full or over (D-44). */
  readonly priced: PricedCamp | null;
};

function shown(camp: CampSeasonInfo, today: SiteDay, branch?: string): ShownCamp {
  const prices: Readonly<Record<string, PricedCamp | undefined>> = pricedCamps(today, branch);
  const status = seasonStatus(camp.season, today, camp);
  return { camp, status, priced: status.prices === 'none' ? null : (prices[camp.season] ?? null) };
}

/** A season on a day. @param branch without it, what holds where a center says nothing of its own. */
export const shownCamp = (season: CampSeason, today: SiteDay, branch?: string): ShownCamp =>
  shown(campOn(season, today, branch), today, branch);

/** Every season on a day, in the order of the tabs. */
export const shownCamps = (today: SiteDay, branch?: string): readonly ShownCamp[] =>
  CAMP_SEASON_IDS.map((season) => shownCamp(season, today, branch));

/** The season that stands for all of them where there is room for one: what can be booked, else what comes next. */
export const leadingShown = (today: SiteDay): ShownCamp =>
  shown(
    leadingCamp(today, (camp) => seasonStatus(camp.season, today, camp).phase === 'open'),
    today,
  );
