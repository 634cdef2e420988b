import { ONLINE_CAMP as FACTS, ONLINE_COURSES as ALL } from '@kidcode/current-school';
import { addDays, labelDay, minutesOfTime } from '@kidcode/school';
import type { OnlineCamp, OnlineCourseFacts, Result, SiteDay } from '@kidcode/school';
import { DEFAULT_TIMES, normalizeTime } from './class-times';

/** Stands in where the school has no online courses: no page of such a school reads it, but all may import it. */
const NO_ONLINE_CAMP: OnlineCamp = {
  ages: '',
  classDays: '',
  groupSizeMax: 0,
  discountPercent: 0,
  discountName: '',
  title: '',
  description: '',
  labelYear: 0,
};

/** What holds for all online courses. Source: specification 2, sections 1, 2 and 9. */
export const ONLINE_CAMP: OnlineCamp = FACTS ?? NO_ONLINE_CAMP;

export type StartDate = {
  readonly startDate: SiteDay;
  /** 'h:mm AM' or 'h:mm PM', Central time. */
  readonly startTime: string;
  readonly endTime: string;
};

const TIME_RANGE = /(?<!\d)(\d{1,2}(?::\d{2})?)\s*([ap]m)?\s*(?:[-–—]|to)\s*(\d{1,2}(?::\d{2})?)\s*([ap]m)/i;

/** The messages are specification 2, section 5, to the letter. */
const INVALID_MONTH = { code: 'invalid-month', message: 'Invalid month name' } as const;
const UNPARSABLE = { code: 'unparsable-date', message: 'Could not parse date from selected option' } as const;
export type StartDateError = typeof INVALID_MONTH | typeof UNPARSABLE;

/**
 * Reads a start-date label of an online course: month name (whole or three letters) and day, then
 * optionally a year and a range of times. The year is the one that the label states, else the school's season year (D-4); times
 * default to 2:00 PM to 4:00 PM. Never throws.
 *
 * @returns `invalid-month` when the word before the day is no month; `unparsable-date` when there is no
 *   month and day, the month lacks that day, or the year is outside 2000 to 2099.
 * @example parseStartDate('December 22, 2025 (2:00 PM - 4:00 PM) CST')
 *   // value: { startDate: '2025-12-22', startTime: '2:00 PM', endTime: '4:00 PM' }
 */
export function parseStartDate(label: string): Result<StartDate, StartDateError> {
  const day = labelDay(label, ONLINE_CAMP.labelYear);
  if (!day.ok) return { ok: false, error: day.error === 'invalid-month' ? INVALID_MONTH : UNPARSABLE };
  return { ok: true, value: { startDate: day.value, ...timesOf(label) } };
}

function timesOf(label: string): Omit<StartDate, 'startDate'> {
  const [, start = '', statedHalf, end = '', endHalf = ''] = TIME_RANGE.exec(label) ?? [];
  const endTime = `${end} ${endHalf}`;
  const startTime = `${start} ${statedHalf ?? impliedHalf(start, endTime, endHalf)}`;
  if (minutesOfTime(startTime) === null || minutesOfTime(endTime) === null) return DEFAULT_TIMES;
  return { startTime: normalizeTime(startTime), endTime: normalizeTime(endTime) };
}

/** '2 - 4 PM' means 2 PM, but '11 - 1 PM' means 11 AM: a class starts before it ends. */
function impliedHalf(start: string, endTime: string, endHalf: string): string {
  const sameHalf = minutesOfTime(`${start} ${endHalf}`);
  const end = minutesOfTime(endTime);
  if (sameHalf === null || end === null || sameHalf < end) return endHalf;
  return endHalf.toUpperCase() === 'PM' ? 'AM' : 'PM';
}

const TWO_WEEKS = /\b(?:2|two)[\s-]*weeks?\b/i;

/** Days from the first class to the last: Monday to the Friday of the second, or of the same week. */
const DAYS_TO_END = { twoWeeks: 11, otherwise: 4 } as const;

/**
 * The last day of an online course (specification 2, section 5): 11 days after the start for a
 * two-week course, 4 days after it for any other.
 *
 * @param duration the course's advertised duration, such as '2 Weeks'.
 * @example courseEndDate(siteDay('2025-12-22'), '2 Weeks') // '2026-01-02'
 */
export function courseEndDate(start: SiteDay, duration: string): SiteDay {
  return addDays(start, TWO_WEEKS.test(duration) ? DAYS_TO_END.twoWeeks : DAYS_TO_END.otherwise);
}

export type OnlineCourse = OnlineCourseFacts;

/** The online courses; a school whose list is empty has no page that reads it. Source: specification 2, sections 2 and 3. */
export const ONLINE_COURSES = ALL as readonly OnlineCourse[] as readonly [OnlineCourse, ...OnlineCourse[]];

export function findOnlineCourse(courseCode: string): OnlineCourse | null {
  return ONLINE_COURSES.find((course) => course.courseCode === courseCode) ?? null;
}

/** Where an online course stands: it can be joined, it has begun and cannot be joined any more, or it has been. */
export type CoursePhase = 'open' | 'running' | 'over';

/** An online course on a day, or all of them together. */
type CourseStatus = {
  /** `open` while a start date lies ahead. Only then it has a price, a badge and a form (D-44). */
  readonly phase: CoursePhase;
  /** The start dates that can still be chosen, as the course spells them. */
  readonly startDates: readonly string[];
};

const startsOf = ({ startDates }: Pick<OnlineCourse, 'startDates'>) =>
  startDates.flatMap((label) => {
    const start = parseStartDate(label);
    return start.ok ? [{ label, day: start.value.startDate }] : [];
  });

/**
 * The start dates that can still be chosen on a day: those that have not passed (D-44).
 *
 * @returns labels as the course spells them; none when nobody can join any more.
 */
export const startDatesAhead = (
  course: Pick<OnlineCourse, 'startDates'>,
  today: SiteDay,
): readonly string[] => startsOf(course).flatMap(({ label, day }) => (day >= today ? [label] : []));

/**
 * The state of an online course on a day.
 *
 * @example courseStatus(course, siteDay('2025-12-29')).phase // 'running'
 */
export function courseStatus(
  course: Pick<OnlineCourse, 'startDates' | 'duration'>,
  today: SiteDay,
): CourseStatus {
  const startDates = startDatesAhead(course, today);
  const runs = startsOf(course).some(
    ({ day }) => day < today && today <= courseEndDate(day, course.duration),
  );
  return { phase: startDates.length > 0 ? 'open' : runs ? 'running' : 'over', startDates };
}

/** The state of the online camps as a whole: open while any course is, then running while any does. */
export function onlineCampPhase(today: SiteDay): CoursePhase {
  const phases = ONLINE_COURSES.map((course) => courseStatus(course, today).phase);
  return (['open', 'running'] as const).find((phase) => phases.includes(phase)) ?? 'over';
}

/** The courses that can still be joined on a day. */
export const coursesAhead = (today: SiteDay): readonly OnlineCourse[] =>
  ONLINE_COURSES.filter((course) => courseStatus(course, today).phase === 'open');
