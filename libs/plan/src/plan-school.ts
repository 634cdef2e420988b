import { NO_PLACES, offersOn, seasonOffer, shownCamps } from '@kidcode/booking';
import type { PlacesLeft, SeasonOffer } from '@kidcode/booking';
import { CENTER_IDS, HAS_ONLINE } from '@kidcode/branches';
import type { PricedCamp } from '@kidcode/pricing';
import { ONLINE_CAMP, ONLINE_COURSES } from '@kidcode/scheduling';
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

/** The school as a plan sees it on a day. */
export type PlanSchool = {
  readonly today: SiteDay;
  /** In the order of the tabs. */
  readonly seasons: readonly PlanSeason[];
  readonly centers: readonly string[];
  /** None at a school that teaches nothing online. */
  readonly courses: readonly OnlineCourse[];
  readonly onlineCamp: OnlineCamp;
  /** The advertised discounts that can be had on the day, in the order in which they count (D-49). */
  readonly offers: readonly Offer[];
  /** What is known of the places left; what is not known is sold. */
  readonly places: PlacesLeft;
};

/** The school on a day. Made once for a day; every question about a plan takes it. */
export const planSchool = (today: SiteDay, places: PlacesLeft = NO_PLACES): PlanSchool => ({
  places,
  today,
  seasons: shownCamps(today).map(({ camp, status, priced }) => ({
    camp,
    status,
    priced,
    offer: priced === null ? null : seasonOffer(priced.season, status),
  })),
  centers: CENTER_IDS,
  courses: HAS_ONLINE ? ONLINE_COURSES : [],
  onlineCamp: ONLINE_CAMP,
  offers: offersOn(today),
});

/** A season of the school by its id; undefined for one that it does not have. */
export const planSeason = (school: PlanSchool, id: CampSeason): PlanSeason | undefined =>
  school.seasons.find(({ camp }) => camp.season === id);
