import type { AgeGroup, CampMeals, DailySchedule, DayLengthHours } from '@kidcode/school';

/** What the camps have in common. Source: specification 2, sections 1, 2 and 9. */
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

/** Camp hours at the centers. */
export const FULL_DAY: DayLengthHours = {
  id: 'full_day',
  label: 'Full Day',
  hours: '7:30AM-6:00PM',
  alsoDescribedAs: null,
};

export const FIRST_HALF: DayLengthHours = {
  id: 'first_half',
  label: 'First Half',
  hours: '7:30AM-12:30PM',
  alsoDescribedAs: '7:30-1:00 with light breakfast',
};

export const SECOND_HALF: DayLengthHours = {
  id: 'second_half',
  label: 'Second Half',
  hours: '1:00PM-6:00PM',
  alsoDescribedAs: '12:00-6:00 with light evening snack',
};

/** A day at camp, hour by hour; the pieces follow one another without a gap. What fills an hour is sample content (D-23). */
export const DAILY_SCHEDULE: DailySchedule = {
  hours: '7:30 AM - 6:00 PM',
  sample: true,
  entries: [
    { start: '7:30 AM', end: '8:30 AM', activity: 'Arrival, quiet games and an optional light breakfast' },
    { start: '8:30 AM', end: '9:30 AM', activity: 'Morning circle and the challenge of the day' },
    { start: '9:30 AM', end: '10:30 AM', activity: 'Coding workshop' },
    { start: '10:30 AM', end: '11:30 AM', activity: 'Building and trying out in small groups' },
    { start: '11:30 AM', end: '12:30 PM', activity: 'Project time' },
    { start: '12:30 PM', end: '1:00 PM', activity: 'Lunch from home' },
    { start: '1:00 PM', end: '2:00 PM', activity: 'Robotics and hands-on technology' },
    { start: '2:00 PM', end: '3:00 PM', activity: 'Games and moving about' },
    { start: '3:00 PM', end: '4:00 PM', activity: 'Creative studio: design, sound and stories' },
    { start: '4:00 PM', end: '5:00 PM', activity: 'Optional evening snack, then project time' },
    { start: '5:00 PM', end: '6:00 PM', activity: 'Show and tell, and pick-up' },
  ],
};
