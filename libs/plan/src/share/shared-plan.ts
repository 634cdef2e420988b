import type { DayLength, PaymentOption, RegistrationType } from '@kidcode/school';

/** A camp as a link holds it: names as marks, the season with the year of its edition. */
export type SharedCamp = {
  readonly type: RegistrationType;
  readonly duration: DayLength;
  readonly payment: PaymentOption;
  /** Places in the link's lists. */
  readonly season: number;
  readonly center: number;
  readonly weeks: readonly number[];
  /** The months' numbers, 1 to 12, and their days; 0 for all of them. */
  readonly months: readonly { readonly month: number; readonly days: number }[];
};

/** A course and its start, by its place in the link's list. */
export type SharedCourse = { readonly type: 'course'; readonly course: number };

export type SharedChild = {
  readonly age: number | null;
  readonly label: string;
  /** Places in the link's list of offers. */
  readonly claims: readonly number[];
  readonly items: readonly (SharedCamp | SharedCourse)[];
};

/** What a link says, before anybody asks whether the school still has it. */
export type SharedPlan = {
  /** Days since the year 2020 began. */
  readonly day: number;
  /** The total on that day, in cents. */
  readonly total: number;
  readonly hasLabels: boolean;
  readonly seasons: readonly { readonly mark: number; readonly year: number }[];
  readonly centers: readonly number[];
  readonly courses: readonly { readonly mark: number; readonly startDay: number }[];
  readonly offers: readonly number[];
  readonly children: readonly SharedChild[];
};
