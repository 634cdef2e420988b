export { succeed, fail, type Result } from './result';
export { isRecord } from './is-record';
export { cents, subtractCents, sumCents, toDollars, usd, type Cents } from './money';
export { keyProblem, SHORTEST_KEY } from './key-problem';
export { misspelledNames, wrongLetters } from './misspelled-names';
export { parseSiteDay, siteDay, addDays, fridayBefore, weekdayOf, type SiteDay } from './site-day';
export { dayStanding, type DayStanding, type SchoolHolidays } from './day-standing';
export { contrastRatio } from './colors';
export { MONTH_NAMES, labelDay } from './label-day';
export {
  formatTime,
  isOfAge,
  minutesOfTime,
  parseAges,
  parseHours,
  type AgeRange,
  type DayHours,
} from './ages-and-hours';
export {
  distanceMiles,
  EARTH_RADIUS_MILES,
  formatDistance,
  formatMiles,
  isKnownDistance,
  isLatLng,
  UNKNOWN_DISTANCE,
} from './distance';

// What a school says of itself: every type of these.
export type * from './content';
export type * from './school';
export type * from './branch';
export type * from './season';
export type * from './offer';
export type * from './program';
export type * from './page-facts';
export type * from './puzzle';

export { editionOn, ratesOn, saleOn, seasonAt } from './season';
export { holdsOn, isGivenAt } from './offer';
export { PAGE_IDS } from './page-facts';
export { PUZZLE_AGES, PUZZLE_BLOCKS } from './puzzle';
export { samplesIn } from './samples-in';
export { wordList } from './word-list';
export { centersElsewhere, checkSchool, type SchoolReport } from './check-school';
export type { SchoolProblem, SchoolProblemCode } from './check/school-problem';
export { endsSoon, SOON_DAYS } from './check/ends-soon';
export { RESERVED_SEGMENTS, SERVICE_SEGMENTS } from './check/check-pages';
export type { ProgramLinkId, SchoolTexts } from './documents/text-documents';
