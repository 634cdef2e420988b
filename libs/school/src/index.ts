export { succeed, fail, type Result } from './result';
export { isRecord } from './is-record';
export { cents, subtractCents, sumCents, toDollars, usd, type Cents } from './money';
export { keyProblem, SHORTEST_KEY } from './key-problem';
export { misspelledNames, wrongLetters } from './misspelled-names';
export { parseSiteDay, siteDay, addDays, fridayBefore, weekdayOf, type SiteDay } from './site-day';
export { dayStanding, type DayStanding, type SchoolHolidays } from './day-standing';
export { contrastRatio } from './colors';
export { MONTH_NAMES, labelDay } from './label-day';
export { isOfAge, parseAges, parseHours, type AgeRange, type DayHours } from './ages-and-hours';
export {
  distanceMiles,
  EARTH_RADIUS_MILES,
  formatDistance,
  formatMiles,
  isKnownDistance,
  isLatLng,
  UNKNOWN_DISTANCE,
} from './distance';

export type {
  Picture,
  ContentLink,
  VisitMode,
  Scene,
  Block,
  Inline,
  NewsFile,
  LegalText,
  AnswerCard,
  FactQuestion,
  FaqEntry,
  FaqGroup,
  Policy,
  Fee,
  TeacherFacts,
  PageTop,
} from './content';
export type { Brand, Contact, SocialLink, StoreLink, OfficeMail, School } from './school';
export type { BranchFacts, CenterFacts, LatLng, OnlineFacts } from './branch';
export {
  editionOn,
  ratesOn,
  saleOn,
  seasonAt,
  type AgeGroup,
  type Availability,
  type CampEdition,
  type CampMeals,
  type CampMonth,
  type CampRates,
  type CampTheme,
  type CampWeek,
  type DayLength,
  type DayLengthHours,
  type DayRates,
  type PaymentOption,
  type RegistrationType,
  type Season,
  type SeasonDiscount,
  type SeasonSale,
  type SeasonTab,
} from './season';
export { holdsOn, isGivenAt, type Offer, type OfferScope, type OfferValue } from './offer';
export type {
  AdditionalProgramFacts,
  ClassTime,
  CoreLevelFacts,
  CourseText,
  OnlineCamp,
  OnlineCourseFacts,
  ProgramFacts,
  AdvisedChild,
  FinderRow,
  FinderTopic,
  ProgramFinder,
} from './program';
export {
  PAGE_IDS,
  type CodePageId,
  type PageId,
  type IconName,
  type PageFacts,
  type PageWords,
} from './page-facts';
export {
  PUZZLE_AGES,
  PUZZLE_BLOCKS,
  type PuzzleAge,
  type PuzzleBlock,
  type PuzzleFacts,
  type PuzzleGoal,
} from './puzzle';
export { samplesIn } from './samples-in';
export { checkSchool, type SchoolReport } from './check-school';
export type { SchoolProblem, SchoolProblemCode } from './check/school-problem';
export { endsSoon, SOON_DAYS } from './check/ends-soon';
export { RESERVED_SEGMENTS } from './check/check-pages';
export type { ProgramLinkId, SchoolTexts } from './documents/text-documents';
