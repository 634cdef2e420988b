import type { PricedSeason, SummerMonth } from './selection';

/** The weeks of each season, by number. Source: specification 2, section 3 (winter 2 weeks, summer 10). */
export const SEASON_WEEKS = {
  winter: [1, 2],
  summer: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
} as const satisfies Record<PricedSeason, readonly number[]>;

/** A summer month as a parent reads it, its camp days and its weeks. */
export type SummerMonthInfo = {
  readonly label: string;
  readonly days: number;
  readonly weeks: readonly number[];
};

/** Camp days and weeks of each summer month. Source: specification 2, section 9, Pricing; D-9. */
export const SUMMER_MONTHS = {
  june: { label: 'June', days: 20, weeks: [1, 2, 3, 4] },
  july: { label: 'July', days: 20, weeks: [5, 6, 7, 8] },
  august: { label: 'August', days: 10, weeks: [9, 10] },
} as const satisfies Record<SummerMonth, SummerMonthInfo>;
