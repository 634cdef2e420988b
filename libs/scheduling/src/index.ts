export { parseSiteDay, siteDay, type Result, type SiteDay, type SiteDayError } from '@kidcode/school';
export { addDays, fridayBefore, weekdayOf } from '@kidcode/school';
export { MONTH_NAMES, type MonthName } from '@kidcode/school';
export { formatLongDate, formatWireDate } from './format-day';
export { DAYLIGHT_TIME, SITE_TIME_ZONE, siteToday, type SiteTodayInput } from './site-today';
export { zonedParts, type ZonedParts } from './zoned-parts';
export { timeZoneNotice, zoneAbbreviation, type TimeZoneNotice } from './time-zone-notice';
export {
  courseCodeFor,
  COURSE_CODES,
  DEFAULT_CORE_CODE,
  DEFAULT_SPECIAL_CODE,
  isCourseCode,
  type CourseCode,
} from './course-code-for';
export {
  isProgramKey,
  PROGRAM_KEYS,
  PROGRAM_TYPES,
  PROGRAMS,
  programSlug,
  type Program,
  type ProgramKey,
  type ProgramType,
} from './programs';
export {
  CLASS_SCHEDULES,
  DEFAULT_CLASS_START,
  DEFAULT_ONLINE_CLASS,
  scheduleFor,
  type ClassVariants,
  type CourseSchedule,
} from './class-schedules';
export { ADVISED_CHILDREN, PROGRAM_FINDER, SCHOOL_AGES } from './program-finder';
export { PLACES } from '@kidcode/current-school';
export { CORE_LEVELS, findCoreLevel, type CoreLevel } from './core-levels';
export { CAMP_SEASON_IDS, isCampSeason, seasonTab, type CampSeason } from './season-tab';
export {
  campName,
  campOf,
  campOn,
  campsOn,
  leadingCamp,
  seasonFacts,
  type CampSeasonInfo,
} from './camp-season';
export { campDays, daysToAsk, schoolDay, type CampDays } from './school-days';
export { dayLengthHours } from './day-lengths';
export {
  PHASES,
  seasonStatus,
  type Phase,
  type PriceUse,
  type SeasonStatus,
  type TellMe,
} from './season-status';
export { canBookOn } from './can-book-on';
export { ONLINE_CAMP } from './online-camp';
export { nextWeekday, WEEKDAYS, weekdaysOf, type WeekdayName } from './class-days';
export { timeElsewhere, type TimeElsewhere } from './time-elsewhere';
export { DEFAULT_TIMES, minutesOfTime, normalizeTime } from './class-times';
export { timesAcrossUsa, type UsaTime } from './usa-times';
export { parseStartDate, SEASON_YEAR, type StartDate, type StartDateError } from './parse-start-date';
export { courseEndDate, DAYS_TO_END } from './course-end-date';
export {
  courseStatus,
  coursesAhead,
  findOnlineCourse,
  ONLINE_COURSES,
  onlineCampPhase,
  startDatesAhead,
  type CoursePhase,
  type CourseStatus,
  type OnlineCourse,
} from './online-courses';
