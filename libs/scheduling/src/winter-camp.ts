import { CAMP_AGES, CAMP_GROUP_SIZE_MAX, CAMP_GROUPS, CAMP_MEALS } from './camp-common';
import type { CampSeasonInfo } from './camp-season';
import { DAILY_SCHEDULE } from './daily-schedule';
import { DAY_LENGTH_HOURS } from './day-lengths';
import { siteDay } from './site-day';
import { WINTER_THEMES } from './winter-themes';

/** Winter Camp 2025. Source: specification 2, sections 2, 3 and 9. */
export const WINTER_CAMP: CampSeasonInfo = {
  season: 'winter',
  title: 'Winter Camp',
  year: 2025,
  dates: 'Dec 22, 2025 - Jan 2, 2026',
  length: '2 weeks',
  weekdays: null,
  firstDay: siteDay('2025-12-22'),
  lastDay: siteDay('2026-01-02'),
  registration: 'by-deadline',
  weeks: [
    { number: 1, label: 'Dec 22-26', month: null, start: siteDay('2025-12-22'), end: siteDay('2025-12-26') },
    {
      number: 2,
      label: 'Dec 29 - Jan 2',
      month: null,
      start: siteDay('2025-12-29'),
      end: siteDay('2026-01-02'),
    },
  ],
  months: [],
  options: [
    { id: 'full_camp', label: 'Full 2-week camp' },
    { id: 'weekly', label: 'Weekly' },
  ],
  deadlines: [
    { option: 'full_camp', text: '2-week camp: by December 15, 2025', lastDay: siteDay('2025-12-15') },
    { option: 'weekly', text: 'Weekly sessions: by the Friday before', lastDay: 'friday-before' },
  ],
  ages: CAMP_AGES,
  groups: CAMP_GROUPS,
  groupSizeMax: CAMP_GROUP_SIZE_MAX,
  dayLengths: [DAY_LENGTH_HOURS.full_day],
  dailySchedule: DAILY_SCHEDULE,
  meals: CAMP_MEALS,
  themes: WINTER_THEMES,
  holidays: null,
};
