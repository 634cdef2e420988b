import type { SiteDay } from '@kidcode/scheduling';

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
  /** In minutes after midnight; `closes` is null where the school does not say how long it lasts. */
  readonly hours: { readonly opens: number; readonly closes: number | null };
  /** The days of it, ascending, at least one; with `weekdays` the first one alone. */
  readonly days: readonly [SiteDay, ...SiteDay[]];
  /** Every week on these, 0 Sunday to 6 Saturday, without an end; null: on the days only. */
  readonly weekdays: readonly number[] | null;
};
