/** Seasons that have prices. Spring has none yet. */
export const PRICED_SEASONS = ['winter', 'summer'] as const;
export type PricedSeason = (typeof PRICED_SEASONS)[number];

/** How much of the day a child attends. Both halves cost the same. */
export const DAY_LENGTHS = ['full_day', 'first_half', 'second_half'] as const;
export type DayLength = (typeof DAY_LENGTHS)[number];

/** Pay a full camp at once, or in three equal payments. */
export const PAYMENT_OPTIONS = ['full', 'monthly'] as const;
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number];

/** The ways to register that have a price in each season. What a season offers today is a booking rule (D-11). */
export const SEASON_REGISTRATION_TYPES = {
  winter: ['full_camp', 'weekly'],
  summer: ['full_camp', 'weekly', 'monthly'],
} as const satisfies Record<PricedSeason, readonly string[]>;
export type RegistrationType = (typeof SEASON_REGISTRATION_TYPES)[PricedSeason][number];

/** The months of the summer camp, in order. */
export const SUMMER_MONTH_NAMES = ['june', 'july', 'august'] as const;
export type SummerMonth = (typeof SUMMER_MONTH_NAMES)[number];

/** A month of the summer camp: all of its camp days, or only `days` of them. */
export type MonthRequest = { readonly month: SummerMonth; readonly days?: number };

/** Every week of the season, paid at once or in three payments. */
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

/** Some months of the summer camp, each once, at least one. */
export type MonthlySelection = {
  readonly season: 'summer';
  readonly registrationType: 'monthly';
  readonly duration: DayLength;
  readonly months: readonly MonthRequest[];
};

/** What a parent registers for. Strings from outside become one through `parseSelection`. */
export type RegistrationSelection = FullCampSelection | WeeklySelection | MonthlySelection;
