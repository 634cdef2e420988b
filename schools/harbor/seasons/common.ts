import type { AgeGroup, CampTheme, CampWeek, DayLengthHours } from '@kidcode/school';
import { siteDay } from '@kidcode/school';

export const CAMP_AGES = '7-14';

export const CAMP_GROUPS: readonly AgeGroup[] = [
  { name: 'Explorers', ages: '7-10' },
  { name: 'Builders', ages: '11-14' },
];

export const CAMP_GROUP_SIZE_MAX = 8;

export const FULL_DAY: DayLengthHours = {
  id: 'full_day',
  label: 'Full Day',
  hours: '9:00AM-3:00PM',
  alsoDescribedAs: null,
};

export const FIRST_HALF: DayLengthHours = {
  id: 'first_half',
  label: 'Morning',
  hours: '9:00AM-12:00PM',
  alsoDescribedAs: null,
};

export const SECOND_HALF: DayLengthHours = {
  id: 'second_half',
  label: 'Afternoon',
  hours: '12:00PM-3:00PM',
  alsoDescribedAs: null,
};

/** A week with its first and last day, both YYYY-MM-DD. */
export const week = (number: number, label: string, start: string, end: string): CampWeek => ({
  number,
  label,
  month: null,
  start: siteDay(start),
  end: siteDay(end),
});

/** What a week is about: invented like everything here, so it is marked as a sample. */
export const theme = (number: number, title: string, juniors: string, seniors: string): CampTheme => ({
  week: number,
  month: null,
  title,
  sample: true,
  event: null,
  juniors: { focus: juniors, sample: true },
  seniors: { focus: seniors, sample: true },
});
