export type { Result } from './result';
export { parseSiteDay, siteDay, type SiteDay, type SiteDayError } from './site-day';
export { addDays, fridayBefore, weekdayOf } from './day-arithmetic';
export { MONTH_NAMES, type MonthName } from './months';
export { formatLongDate, formatWireDate } from './format-day';
export { SITE_TIME_ZONE, siteToday, type SiteTodayInput } from './site-today';
export {
  centralAbbreviation,
  timeZoneNotice,
  type CentralAbbreviation,
  type TimeZoneNotice,
} from './time-zone-notice';
export {
  COURSE_CODES,
  DEFAULT_CORE_CODE,
  DEFAULT_SPECIAL_CODE,
  isCourseCode,
  SPECIAL_COURSE_CODES,
  type CoreCourseCode,
  type CourseCode,
  type SpecialCourseCode,
} from './course-codes';
export { courseCodeFor } from './course-code-for';
export {
  isProgramKey,
  PROGRAM_KEYS,
  PROGRAM_TYPES,
  PROGRAMS,
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
export { CORE_LEVEL_IDS, CORE_LEVELS, findCoreLevel, type CoreLevel, type CoreLevelId } from './core-levels';
export {
  CAMP_SEASON_IDS,
  isCampSeason,
  type AgeGroup,
  type CampDeadline,
  type CampMeals,
  type CampMonth,
  type CampMonthId,
  type CampOption,
  type CampSeason,
  type CampSeasonInfo,
  type CampWeek,
} from './camp-season';
export { CAMP_SEASONS } from './camp-seasons';
export { CAMP_AGES, CAMP_GROUP_SIZE_MAX, CAMP_GROUPS, CAMP_MEALS } from './camp-common';
export { type CampTheme, type GroupFocus } from './camp-theme';
export { DAILY_SCHEDULE, type DailyEntry, type DailySchedule } from './daily-schedule';
export { DAY_LENGTH_HOURS, type DayLength, type DayLengthHours } from './day-lengths';
export { PHASES, seasonStatus, type Phase, type SeasonStatus } from './season-status';
export { DEFAULT_TIMES, minutesOfTime, normalizeTime } from './class-times';
export { timesAcrossUsa, type UsaTime } from './usa-times';
export { parseStartDate, SEASON_YEAR, type StartDate, type StartDateError } from './parse-start-date';
export { courseEndDate, DAYS_TO_END } from './course-end-date';
export { findOnlineCourse, ONLINE_CAMP, ONLINE_COURSES, type OnlineCourse } from './online-courses';
