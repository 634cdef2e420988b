import { SEASONS } from '@kidcode/current-school';
import type { DayLength, PaymentOption, RegistrationType, Season } from '@kidcode/school';

export type { DayLength, PaymentOption, RegistrationType };

/** The id of a season that has prices. */
export type PricedSeason = Extract<(typeof SEASONS)[number], { readonly sale: object }>['id'];

/** Seasons that have prices, in the order of their tabs. */
export const PRICED_SEASONS: readonly PricedSeason[] = (SEASONS as readonly Season[])
  .filter(({ sale }) => sale !== null)
  .map(({ id }) => id as PricedSeason);

/** Whether a season has prices at all; whether it is sold on a day is for its status to say. */
export const isPricedSeason = (season: unknown): season is PricedSeason =>
  PRICED_SEASONS.some((priced) => priced === season);

/** How much of the day a child attends. Both halves cost the same. */
export const DAY_LENGTHS = ['full_day', 'first_half', 'second_half'] as const satisfies readonly DayLength[];

/** Pay a full camp at once, or in equal payments. */
export const PAYMENT_OPTIONS = ['full', 'monthly'] as const satisfies readonly PaymentOption[];

/** A month of a camp, by its id such as 'june': all of its camp days, or only `days` of them. */
export type MonthRequest = { readonly month: string; readonly days?: number };

/** Every week of the season, paid at once or in equal payments. */
export type FullCampSelection = {
  readonly season: PricedSeason;
  readonly registrationType: 'full_camp';
  readonly duration: DayLength;
  readonly paymentOption: PaymentOption;
};

/** Some weeks of the season, each once, at least one. */
export type WeeklySelection = {
  readonly season: PricedSeason;
  readonly registrationType: 'weekly';
  readonly duration: DayLength;
  readonly weeks: readonly number[];
};

/** Some months of a season that sells months, each once, at least one. */
export type MonthlySelection = {
  readonly season: PricedSeason;
  readonly registrationType: 'monthly';
  readonly duration: DayLength;
  readonly months: readonly MonthRequest[];
};

/** What a parent registers for. Strings from outside become one through `parseSelection`. */
export type RegistrationSelection = FullCampSelection | WeeklySelection | MonthlySelection;
