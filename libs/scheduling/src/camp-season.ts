import type { CampTheme } from './camp-theme';
import type { DailySchedule } from './daily-schedule';
import type { DayLengthHours } from './day-lengths';
import type { SiteDay } from './site-day';

export const CAMP_SEASON_IDS = ['winter', 'summer', 'spring'] as const;

export type CampSeason = (typeof CAMP_SEASON_IDS)[number];

export function isCampSeason(value: unknown): value is CampSeason {
  return CAMP_SEASON_IDS.some((season) => season === value);
}

export type CampMonthId = 'june' | 'july' | 'august';
export type CampOption = 'full_camp' | 'monthly' | 'weekly';

export type CampWeek = {
  readonly number: number;
  /** As advertised, such as 'Dec 22-26'; never parsed (D-3). */
  readonly label: string;
  readonly month: CampMonthId | null;
  /** First and last day; null where only the label is given (D-3). */
  readonly start: SiteDay | null;
  readonly end: SiteDay | null;
};

export type CampMonth = {
  readonly id: CampMonthId;
  readonly name: string;
  readonly theme: string;
  readonly weeks: readonly number[];
  /** Camp days in the month (specification 2, section 9; D-9). */
  readonly days: number;
};

export type CampDeadline = {
  readonly option: CampOption;
  /** As advertised. */
  readonly text: string;
  /** The last day on which it can be booked, where a rule of this season follows from the text; else null. */
  readonly lastDay: SiteDay | 'friday-before' | null;
};

export type AgeGroup = { readonly name: 'Juniors' | 'Seniors'; readonly ages: string };

export type CampMeals = {
  readonly bring: string;
  readonly optional: string;
  readonly allergies: string;
  readonly dietary: string;
};

export type CampSeasonInfo = {
  readonly season: CampSeason;
  /** Without the year: 'Winter Camp'. */
  readonly title: string;
  readonly year: number;
  /** As advertised; never parsed (D-3). */
  readonly dates: string;
  /** '2 weeks', '10 weeks'; null where not given. */
  readonly length: string | null;
  /** 'Monday-Friday'; null where not given. */
  readonly weekdays: string | null;
  /** The stated first and last day, used only to tell whether the season lies ahead or is over. */
  readonly firstDay: SiteDay;
  readonly lastDay: SiteDay;
  /** How booking works: by the deadlines, not yet, or no longer (D-12). */
  readonly registration: 'by-deadline' | 'announced' | 'closed';
  readonly weeks: readonly CampWeek[];
  readonly months: readonly CampMonth[];
  readonly options: readonly { readonly id: CampOption; readonly label: string }[];
  readonly deadlines: readonly CampDeadline[];
  readonly ages: string;
  readonly groups: readonly AgeGroup[];
  readonly groupSizeMax: number;
  readonly dayLengths: readonly DayLengthHours[];
  readonly dailySchedule: DailySchedule | null;
  readonly meals: CampMeals | null;
  readonly themes: readonly CampTheme[];
  /** Days without camp. Null: the specifications name none and do not say that there are none either. */
  readonly holidays: readonly SiteDay[] | null;
};
