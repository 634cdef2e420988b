export { cents, subtractCents, sumCents, toDollars, usd } from '@kidcode/school';
export type {
  CampMonth,
  CampRates,
  Cents,
  DayRates,
  Offer,
  OfferScope,
  OfferValue,
  Result,
  SeasonDiscount,
} from '@kidcode/school';
export { formatMoney, formatPrice } from './format-money';
export { percentShare, spreadOver } from './rounding';
export { DAY_LENGTHS, isPricedSeason, PAYMENT_OPTIONS, PRICED_SEASONS } from './selection';
export type {
  DayLength,
  FullCampSelection,
  MonthlySelection,
  MonthRequest,
  PaymentOption,
  PricedSeason,
  RegistrationSelection,
  RegistrationType,
  WeeklySelection,
} from './selection';
export { pricedCamp, pricedCamps, PRICED_CAMPS } from './priced-camps';
export type { PricedCamp, PricedCamps } from './priced-camps';
export { discountLabel, quoteCamp, rateForDay } from './quote-camp';
export type { CampQuote, QuoteLine, MonthPrice } from './quote-camp';
export { parseSelection } from './parse-selection';
export type { RawSelection, SelectionError, SelectionErrorCode } from './selection-error';
export { quoteCourse, COURSE_PRICES, DEFAULT_COURSE_DISCOUNT_PERCENT } from './quote-course';
export type { CourseQuote, CourseQuoteError, CoursePrice, CoursePrices } from './quote-course';
export { ADVERTISED_OFFERS, describeOfferValue } from './advertised-offers';
export type { OfferId } from './advertised-offers';
