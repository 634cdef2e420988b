import {
  CAMP_SEASON_IDS,
  leadingCamp,
  seasonStatus,
  type CampSeasonInfo,
  type SiteDay,
} from '@kidcode/scheduling';

/** The season that a page tells of where it tells of one: what can be booked, else what comes next; null without seasons. */
export const leadingSeason = (today: SiteDay): CampSeasonInfo | null =>
  CAMP_SEASON_IDS.length === 0
    ? null
    : leadingCamp(today, ({ season }) => seasonStatus(season, today).phase === 'open');
