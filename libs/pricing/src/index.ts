export { toDollars, type Cents, type Offer, type OfferScope, type OfferValue } from '@kidcode/school';
export { formatMoney, formatPrice, percentShare, spreadOver } from './rounding';
export { DAY_LENGTHS, isPricedSeason, PAYMENT_OPTIONS, PRICED_SEASONS } from './selection';
export type {
  DayLength,
  MonthlySelection,
  MonthRequest,
  PaymentOption,
  PricedSeason,
  RegistrationSelection,
  RegistrationType,
  WeeklySelection,
  RawSelection,
  SelectionError,
} from './selection';
export { pricedCamps, PRICED_CAMPS, discountLabel, quoteCamp } from './quote-camp';
export type { PricedCamp, PricedCamps, CampQuote, QuoteLine } from './quote-camp';
export { parseSelection } from './parse-selection';
export { quoteCourse, type CourseQuote, type CourseQuoteError } from './quote-course';
export { ADVERTISED_OFFERS, describeOfferValue } from './advertised-offers';
