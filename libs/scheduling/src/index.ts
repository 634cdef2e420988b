export {
  parseSiteDay,
  siteDay,
  type SiteDay,
  addDays,
  fridayBefore,
  weekdayOf,
  MONTH_NAMES,
  minutesOfTime,
} from '@kidcode/school';
export { formatLongDate, formatWireDate, normalizeTime } from './class-times';
export { DAYLIGHT_TIME, SITE_TIME_ZONE, siteToday, zonedParts } from './site-today';
export { timeZoneNotice, timeElsewhere, timesAcrossUsa } from './time-elsewhere';
export {
  CORE_LEVELS,
  type CoreLevel,
  courseCodeFor,
  DEFAULT_CORE_CODE,
  DEFAULT_SPECIAL_CODE,
  isCourseCode,
  isProgramKey,
  PROGRAM_KEYS,
  PROGRAMS,
  programSlug,
  type ProgramKey,
  ADVISED_CHILDREN,
  PROGRAM_FINDER,
  SCHOOL_AGES,
} from './programs';
export {
  DEFAULT_CLASS_START,
  DEFAULT_ONLINE_CLASS,
  scheduleFor,
  type CourseSchedule,
  nextWeekday,
  WEEKDAYS,
  weekdaysOf,
  type WeekdayName,
} from './class-schedules';
export { PLACES } from '@kidcode/current-school';
export { CAMP_SEASON_IDS, isCampSeason, seasonTab, type CampSeason } from './season-tab';
export {
  campName,
  campOn,
  campsOn,
  leadingCamp,
  seasonFacts,
  type CampSeasonInfo,
  campDays,
  daysToAsk,
  schoolDay,
  dayLengthHours,
} from './camp-season';
export { seasonStatus, type Phase, type SeasonStatus, type TellMe, canBookOn } from './season-status';
export {
  ONLINE_CAMP,
  parseStartDate,
  type StartDateError,
  courseEndDate,
  courseStatus,
  coursesAhead,
  findOnlineCourse,
  ONLINE_COURSES,
  onlineCampPhase,
  startDatesAhead,
  type CoursePhase,
  type OnlineCourse,
} from './online-courses';
