import type { SiteDay } from '@kidcode/scheduling';
import type { DayHours } from '@kidcode/school';

/** A thing in a family's calendar: the same hours on one or more days, or every week. Times are the school's clock. */
export type CalendarEntry = {
  /** The same for the same thing whenever it is exported, so that a second import does not double it. */
  readonly id: string;
  readonly title: string;
  /** The address of a center; empty online. */
  readonly place: string;
  readonly notes: string;
  /** Where to read more; empty where there is no page. */
  readonly url: string;
  /** In minutes after midnight. */
  readonly hours: DayHours;
  /** The days of it, ascending, at least one; with `weekdays` the first one alone. */
  readonly days: readonly [SiteDay, ...SiteDay[]];
  /** Those of the days, or of a class's next year, on which the school has not said whether it is open (D-90). */
  readonly askDays: readonly SiteDay[];
  /** Days of a class's next year on which the school is closed: it does not meet on them. */
  readonly closedDays: readonly SiteDay[];
  /** Every week on these, 0 Sunday to 6 Saturday, without an end; null: on the days only. */
  readonly weekdays: readonly number[] | null;
};
