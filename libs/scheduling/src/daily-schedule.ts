export type DailyEntry = { readonly start: string; readonly end: string; readonly activity: string };

export type DailySchedule = {
  /** From specification 2, section 2. */
  readonly hours: string;
  /** What fills each hour is sample content: the specifications give only the hours (D-23). */
  readonly sample: true;
  readonly entries: readonly DailyEntry[];
};

/** A day at a center camp, hour by hour; the pieces follow one another without a gap. */
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
