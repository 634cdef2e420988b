import { parseHours } from '../ages-and-hours';
import { labelDay } from '../label-day';
import { toDollars } from '../money';
import type { OnlineCamp, OnlineCourseFacts } from '../program';
import type { School } from '../school';
import { problem, unless, type SchoolProblem } from './school-problem';
import { weekdayOf, type SiteDay } from '../site-day';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const NAMED_DAY = /\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*/gi;
/** '4:00 PM - 2:00 PM', in either order. */
const SPAN = /\d{1,2}(?::\d{2})?\s*[AP]M\s*[-–]\s*\d{1,2}(?::\d{2})?\s*[AP]M/i;

/** The days of the week that words name, 'Monday to Wednesday' or 'Mon and Wed', as numbers from Sunday; none: they name none. */
function weekdaysIn(words: string): readonly number[] {
  const named = [...words.matchAll(NAMED_DAY)].map(([, name = '']) =>
    WEEKDAYS.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase())),
  );
  const [first = 0, last = 0, ...others] = named;
  if (others.length > 0 || named.length < 2 || !/\bto\b|[-–]|\bthrough\b/i.test(words)) return named;
  const length = (last - first + WEEKDAYS.length) % WEEKDAYS.length;
  return Array.from({ length: length + 1 }, (_, step) => (first + step) % WEEKDAYS.length);
}

/** A start that nobody can read, on a day on which the course does not meet, or whose hours end before they begin. */
function startProblems(
  label: string,
  path: string,
  { labelYear, classDays }: Pick<OnlineCamp, 'labelYear' | 'classDays'>,
): readonly SchoolProblem[] {
  const day = labelDay(label, labelYear);
  if (!day.ok) {
    const message = `Expected a label such as "December 22, 2025 (2:00 PM - 4:00 PM)", got "${label}".`;
    return [problem('bad-start-label', path, message)];
  }
  const hours = SPAN.exec(label)?.[0];
  if (hours !== undefined && parseHours(hours) === null)
    return [problem('bad-start-label', path, `Expected hours that end after they begin, got "${hours}".`)];
  const [weekday, meets] = [weekdayOf(day.value), weekdaysIn(classDays)];
  if (meets.length === 0 || meets.includes(weekday)) return [];
  const message = `Expected a start on one of the days of the courses, ${classDays}; got ${day.value}, a ${WEEKDAYS[weekday] ?? ''}.`;
  return [problem('bad-start-label', path, message)];
}

/** A course that is dearer with its discount, or whose start cannot be. */
function courseProblems(
  course: OnlineCourseFacts,
  path: string,
  camp: Pick<OnlineCamp, 'labelYear' | 'classDays'>,
): readonly SchoolProblem[] {
  const { price, discountedPrice, startDates } = course;
  return [
    ...unless(
      discountedPrice === null || discountedPrice <= price,
      'discount-dearer',
      `${path}.discountedPrice`,
      `Expected a price above zero and at most $${toDollars(price)}, got $${toDollars(discountedPrice ?? price)}.`,
    ),
    ...startDates.flatMap((label, index) => startProblems(label, `${path}.startDates[${index}]`, camp)),
  ];
}

/** The year of a course's label that states none; without an online camp there are no courses. */
export const labelYearOf = ({ ONLINE_CAMP }: Pick<School, 'ONLINE_CAMP'>): number =>
  ONLINE_CAMP?.labelYear ?? 0;

/** Online courses that nobody teaches, or that say what cannot be. */
export function onlineProblems(school: School): readonly SchoolProblem[] {
  const { ONLINE, ONLINE_CAMP, ONLINE_COURSES, TIMETABLE } = school;
  const camp = { labelYear: labelYearOf(school), classDays: ONLINE_CAMP?.classDays ?? '' };
  const homeless = (path: string, exists: boolean, expected: string) =>
    unless(!exists, 'online-without-branch', path, `Expected ${expected}, got none.`);
  const alone = ONLINE === null;
  return [
    ...homeless('ONLINE_COURSES', alone && ONLINE_COURSES.length > 0, 'an online branch for the courses'),
    ...homeless('TIMETABLE.online', alone && TIMETABLE.online !== null, 'an online branch for the classes'),
    ...ONLINE_COURSES.flatMap((course, index) => courseProblems(course, `ONLINE_COURSES[${index}]`, camp)),
  ];
}

/** The latest day on which a course starts; null when no label can be read. */
export function lastStart({ startDates }: OnlineCourseFacts, labelYear: number): SiteDay | null {
  const days = startDates.flatMap((label) => {
    const day = labelDay(label, labelYear);
    return day.ok ? [day.value] : [];
  });
  return days.sort().at(-1) ?? null;
}
