import type { AgeGroup, CampMeals } from './camp-season';

/** Source for this file: specification 2, sections 1, 2 and 9. */
export const CAMP_AGES = '5-16';

export const CAMP_GROUPS: readonly AgeGroup[] = [
  { name: 'Juniors', ages: '5-10' },
  { name: 'Seniors', ages: '11-16' },
];

export const CAMP_GROUP_SIZE_MAX = 5;

export const CAMP_MEALS: CampMeals = {
  bring: 'Bring your own lunch and a water bottle.',
  optional: 'Light breakfast and evening snacks are optional.',
  allergies: 'All food must be peanut-free.',
  dietary: 'Enter dietary restrictions in the enrollment form.',
};
