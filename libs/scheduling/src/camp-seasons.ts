import type { CampSeason, CampSeasonInfo } from './camp-season';
import { SPRING_CAMP } from './spring-camp';
import { SUMMER_CAMP } from './summer-camp';
import { WINTER_CAMP } from './winter-camp';

/** The camp calendar, in the order of the season tabs. */
export const CAMP_SEASONS: Readonly<Record<CampSeason, CampSeasonInfo>> = {
  winter: WINTER_CAMP,
  summer: SUMMER_CAMP,
  spring: SPRING_CAMP,
};
