import { CAMP_AGES, CAMP_GROUP_SIZE_MAX, CAMP_GROUPS } from './camp-common';
import type { CampSeasonInfo } from './camp-season';
import { siteDay } from './site-day';

/** Spring Camp 2026: announced by its dates and ages only. Source: specification 2, sections 2 and 9. */
export const SPRING_CAMP: CampSeasonInfo = {
  season: 'spring',
  title: 'Spring Camp',
  year: 2026,
  dates: 'March 9-13, 2026',
  length: null,
  weekdays: null,
  firstDay: siteDay('2026-03-09'),
  lastDay: siteDay('2026-03-13'),
  registration: 'announced',
  weeks: [
    { number: 1, label: 'March 9-13', month: null, start: siteDay('2026-03-09'), end: siteDay('2026-03-13') },
  ],
  months: [],
  options: [],
  deadlines: [],
  ages: CAMP_AGES,
  groups: CAMP_GROUPS,
  groupSizeMax: CAMP_GROUP_SIZE_MAX,
  dayLengths: [],
  dailySchedule: null,
  meals: null,
  themes: [],
  holidays: null,
};
