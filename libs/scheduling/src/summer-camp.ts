import { CAMP_AGES, CAMP_GROUP_SIZE_MAX, CAMP_GROUPS, CAMP_MEALS } from './camp-common';
import type { CampMonthId, CampSeasonInfo, CampWeek } from './camp-season';
import { DAILY_SCHEDULE } from './daily-schedule';
import { DAY_LENGTH_HOURS } from './day-lengths';
import { siteDay } from './site-day';
import { SUMMER_THEMES } from './summer-themes';

/** The advertised weekdays are those of 2025, so a week of 2026 is its label and nothing more (D-3). */
function labelledWeek(number: number, month: CampMonthId, label: string): CampWeek {
  return { number, label, month, start: null, end: null };
}

/** Summer Camp 2026. Source: specification 2, sections 2, 3 and 9; months by D-9; registration closed by D-12. */
export const SUMMER_CAMP: CampSeasonInfo = {
  season: 'summer',
  title: 'Summer Camp',
  year: 2026,
  dates: 'June 2 - August 8, 2026',
  length: '10 weeks',
  weekdays: 'Monday-Friday',
  firstDay: siteDay('2026-06-02'),
  lastDay: siteDay('2026-08-08'),
  registration: 'closed',
  weeks: [
    labelledWeek(1, 'june', 'June 2-6'),
    labelledWeek(2, 'june', 'June 9-13'),
    labelledWeek(3, 'june', 'June 16-20'),
    labelledWeek(4, 'june', 'June 23-27'),
    labelledWeek(5, 'july', 'June 30 - July 4'),
    labelledWeek(6, 'july', 'July 7-11'),
    labelledWeek(7, 'july', 'July 14-18'),
    labelledWeek(8, 'july', 'July 21-25'),
    labelledWeek(9, 'august', 'July 28 - August 1'),
    labelledWeek(10, 'august', 'August 4-8'),
  ],
  months: [
    { id: 'june', name: 'June', theme: 'Foundations', weeks: [1, 2, 3, 4], days: 20 },
    { id: 'july', name: 'July', theme: 'Innovation', weeks: [5, 6, 7, 8], days: 20 },
    { id: 'august', name: 'August', theme: 'Mastery', weeks: [9, 10], days: 10 },
  ],
  options: [
    { id: 'full_camp', label: 'Full Summer' },
    { id: 'monthly', label: 'Monthly' },
    { id: 'weekly', label: 'Weekly' },
  ],
  // The year 2025 is what the specification advertises; it stays a label (D-3).
  deadlines: [
    { option: 'full_camp', text: 'Full package: by May 25, 2025', lastDay: null },
    { option: 'monthly', text: 'Monthly: at least 1 week ahead', lastDay: null },
    { option: 'weekly', text: 'Weekly: by the Friday before', lastDay: null },
  ],
  ages: CAMP_AGES,
  groups: CAMP_GROUPS,
  groupSizeMax: CAMP_GROUP_SIZE_MAX,
  dayLengths: [DAY_LENGTH_HOURS.full_day, DAY_LENGTH_HOURS.first_half, DAY_LENGTH_HOURS.second_half],
  dailySchedule: DAILY_SCHEDULE,
  meals: CAMP_MEALS,
  themes: SUMMER_THEMES,
  holidays: null,
};
