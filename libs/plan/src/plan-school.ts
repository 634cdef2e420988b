import { NO_PLACES, offersOn, seasonOffer, shownCamps } from '@kidcode/booking';
import type { PlacesLeft, SeasonOffer } from '@kidcode/booking';
import { CENTER_IDS, HAS_ONLINE } from '@kidcode/branches';
import type { PricedCamp } from '@kidcode/pricing';
import { CAMP_SEASON_IDS, ONLINE_CAMP, ONLINE_COURSES, seasonFacts } from '@kidcode/scheduling';
import type { CampSeason, CampSeasonInfo, OnlineCourse, SeasonStatus, SiteDay } from '@kidcode/scheduling';
import type { Offer, OnlineCamp } from '@kidcode/school';

/** A season as a plan needs it: what it is on the day, what it costs, and what of it is sold. */
export type PlanSeason = {
  readonly camp: CampSeasonInfo;
  readonly status: SeasonStatus;
  /** Null while nothing has a price: not published yet, or over (D-44). */
  readonly priced: PricedCamp | null;
  readonly offer: SeasonOffer | null;
};

/** A season of which something has a price. */
export type SoldSeason = PlanSeason & { readonly priced: PricedCamp; readonly offer: SeasonOffer };

export const isSold = (season: PlanSeason): season is SoldSeason =>
  season.priced !== null && season.offer !== null;

export type PlanSchool = {
  readonly today: SiteDay;
  /** In the order of the tabs. */
  readonly seasons: readonly PlanSeason[];
  /** The same at centers that have prices or weeks of their own, by center. */
  readonly seasonsAt: Readonly<Record<string, readonly PlanSeason[]>>;
  readonly centers: readonly string[];
  /** None at a school that teaches nothing online. */
  readonly courses: readonly OnlineCourse[];
  readonly onlineCamp: OnlineCamp;
  /** The advertised discounts that can be had on the day, in the order in which they count (D-49). */
  readonly offers: readonly Offer[];
  /** What is known of the places left; what is not known is sold. */
  readonly places: PlacesLeft;
};

/** Whether a center has prices or weeks of its own. */
const hasOwn = (center: string): boolean =>
  CAMP_SEASON_IDS.some((season) => seasonFacts(season).at?.[center] !== undefined);

const seasonsAt = (today: SiteDay, center?: string): readonly PlanSeason[] =>
  shownCamps(today, center).map(({ camp, status, priced }) => ({
    camp,
    status,
    priced,
    offer: priced === null ? null : seasonOffer(priced.season, status, center),
  }));

/** The school on a day. Made once for a day; every question about a plan takes it. */
export const planSchool = (today: SiteDay, places: PlacesLeft = NO_PLACES): PlanSchool => ({
  places,
  today,
  seasons: seasonsAt(today),
  seasonsAt: Object.fromEntries(
    CENTER_IDS.filter(hasOwn).map((center) => [center, seasonsAt(today, center)]),
  ),
  centers: CENTER_IDS,
  courses: HAS_ONLINE ? ONLINE_COURSES : [],
  onlineCamp: ONLINE_CAMP,
  offers: offersOn(today),
});

/**
 * A season of the school by its id, as it is at a center; undefined for one that the school does not have.
 *
 * @param center without it, what holds where a center says nothing of its own.
 */
export const planSeason = (
  { seasons, seasonsAt: own }: PlanSchool,
  id: CampSeason,
  center?: string,
): PlanSeason | undefined =>
  ((center === undefined ? undefined : own[center]) ?? seasons).find(({ camp }) => camp.season === id);
