import { campOn, CAMP_SEASON_IDS, dayLengthHours } from '@kidcode/scheduling';

const camp = campOn(CAMP_SEASON_IDS[0] ?? 'winter');

export const CAMP_AGES = camp.ages;
export const CAMP_GROUPS = camp.groups;
export const CAMP_GROUP_SIZE_MAX = camp.groupSizeMax;
export const CAMP_MEALS = camp.meals ?? { bring: '', optional: '', allergies: '', dietary: '' };
const none = (id: 'full_day' | 'first_half' | 'second_half') => ({
  id,
  label: '',
  hours: '',
  alsoDescribedAs: null,
});
export const DAY_LENGTH_HOURS = {
  full_day: dayLengthHours('full_day') ?? none('full_day'),
  first_half: dayLengthHours('first_half') ?? none('first_half'),
  second_half: dayLengthHours('second_half') ?? none('second_half'),
};
