export { succeed, fail, type Result } from './result';
export { isRecord } from './is-record';
export { cents, subtractCents, sumCents, toDollars, usd, type Cents } from './money';
export { keyProblem, SHORTEST_KEY } from './key-problem';
export { misspelledNames } from './misspelled-names';
export { parseSiteDay, siteDay, type SiteDay, type SiteDayError } from './site-day';
export { addDays, fridayBefore, weekdayOf } from './day-arithmetic';
export { dayStanding, isPublicHoliday, type DayStanding, type SchoolHolidays } from './day-standing';
export { MONTH_NAMES, monthNumber, type MonthName } from './months';
export { labelDay, type LabelDayError } from './label-day';
export { isOfAge, parseAges, type AgeRange } from './ages';
export {
  bearingsOf,
  distanceMiles,
  EARTH_RADIUS_MILES,
  formatDistance,
  formatMiles,
  isKnownDistance,
  isLatLng,
  milesBetween,
  UNKNOWN_DISTANCE,
  type Bearings,
} from './distance';
export { parseHours, type DayHours } from './hours';
export { contrastRatio, isHexColor, TEXT_CONTRAST } from './contrast-ratio';
export type { Picture } from './picture';
export type { Brand, Contact, Region, SchoolTime, SocialLink, StoreLink } from './brand';
export type {
  Accent,
  AccentColors,
  BranchFacts,
  BranchMetadata,
  CenterFacts,
  LatLng,
  OnlineFacts,
} from './branch';
export type {
  AgeGroup,
  Availability,
  CampDeadline,
  CampEdition,
  CampMeals,
  CampMonth,
  CampRates,
  CampTheme,
  CampWeek,
  DailyEntry,
  DailySchedule,
  DayLength,
  DayLengthHours,
  DayRates,
  GroupFocus,
  PaymentOption,
  RegistrationType,
  Season,
  SeasonDiscount,
  SeasonSale,
  SeasonTab,
} from './season';
export { holdsOn, isGivenAt, type Offer, type Period, type OfferScope, type OfferValue } from './offer';
export type {
  AdditionalProgramFacts,
  ClassTime,
  CoreLevelFacts,
  CourseCodes,
  CourseFamily,
  CourseText,
  OnlineCamp,
  OnlineCourseFacts,
  ProgramFacts,
  Timetable,
} from './program';
export type { AdvisedChild, FinderRow, FinderTopic, ProgramFinder } from './program-finder';
export { editionOn, ratesOn, saleOn, seasonAt, type ShownEdition } from './season-at';
export { PAGE_IDS, type CodePageId, type PageId } from './page-id';
export { ICON_NAMES, type IconName, type MenuPlace, type PageFacts, type PageWords } from './page-facts';
export {
  PUZZLE_AGES,
  PUZZLE_BLOCKS,
  type PuzzleAge,
  type PuzzleBlock,
  type PuzzleFacts,
  type PuzzleGoal,
} from './puzzle';
export { samplesIn } from './samples-in';
export type { OfficeFacts, OfficeMail, PlacesRules, Retention, School } from './school';
export { checkSchool, type SchoolReport } from './check-school';
export type { SchoolProblem, SchoolProblemCode } from './check/school-problem';
export { endsSoon, SOON_DAYS, type EndsSoon } from './check/ends-soon';
export { RESERVED_SEGMENTS } from './check/reserved-segments';
export type { ContentLink } from './content/link';
export type { VisitMode } from './content/visit-mode';
export type { Scene } from './content/scene';
export type { Block, Inline } from './content/markdown';
export type { NewsFile } from './content/news';
export type { LegalSection, LegalText } from './content/legal';
export type { AnswerCard, AnswerKind } from './content/answer-card';
export type { FactQuestion, FaqEntry, FaqGroup } from './content/faq';
export type { Policy } from './content/policy';
export type { Fee } from './content/fee';
export type { TeacherFacts } from './content/teacher';
export type { PageTop, Point } from './content/company-pages';
export type { ProgramLinkId, SchoolTexts } from './documents/text-documents';
