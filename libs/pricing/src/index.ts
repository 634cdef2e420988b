export type { Result } from './result';
export { cents, subtractCents, sumCents, toDollars, usd } from './money';
export type { Cents } from './money';
export { formatMoney, formatPrice } from './format-money';
export {
  DAY_LENGTHS,
  PAYMENT_OPTIONS,
  PRICED_SEASONS,
  SEASON_REGISTRATION_TYPES,
  SUMMER_MONTH_NAMES,
} from './selection';
export type {
  DayLength,
  FullCampSelection,
  MonthlySelection,
  MonthRequest,
  PaymentOption,
  PricedSeason,
  RegistrationSelection,
  RegistrationType,
  SummerMonth,
  WeeklySelection,
} from './selection';
export { SEASON_WEEKS, SUMMER_MONTHS } from './season-weeks';
export type { SummerMonthInfo } from './season-weeks';
export { CAMP_RATES, discountLabelOf, rateForDay } from './camp-rates';
export type { CampRates, DayRates, SeasonDiscount } from './camp-rates';
export { quoteCamp } from './quote-camp';
export type { CampQuote } from './quote-camp';
export type { QuoteLine } from './price-lines';
export type { MonthPrice } from './price-months';
export { parseSelection } from './parse-selection';
export type { RawSelection, SelectionError, SelectionErrorCode } from './selection-error';
export { COURSE_PRICES, DEFAULT_COURSE_DISCOUNT_PERCENT } from './course-prices';
export type { CoursePrice, CoursePrices, PricedCourseCode } from './course-prices';
export { quoteCourse } from './quote-course';
export type { CourseQuote, CourseQuoteError } from './quote-course';
export { ADVERTISED_OFFERS, describeOfferValue } from './advertised-offers';
export type { Offer, OfferId, OfferScope, OfferValue } from './advertised-offers';
