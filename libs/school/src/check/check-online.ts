import { labelDay } from '../label-day';
import { toDollars } from '../money';
import type { OnlineCourseFacts } from '../program';
import type { School } from '../school';
import { percentProblems, unless, type SchoolProblem } from './school-problem';
import type { SiteDay } from '../site-day';

/** A course whose price is none, or whose start nobody can read. */
function courseProblems(
  course: OnlineCourseFacts,
  path: string,
  labelYear: number,
): readonly SchoolProblem[] {
  const { price, discountedPrice, startDates } = course;
  return [
    ...unless(
      price > 0,
      'bad-rate',
      `${path}.price`,
      `Expected a price above zero, got $${toDollars(price)}.`,
    ),
    ...unless(
      discountedPrice === null || (discountedPrice > 0 && discountedPrice <= price),
      'discount-dearer',
      `${path}.discountedPrice`,
      `Expected a price above zero and at most $${toDollars(price)}, got $${toDollars(discountedPrice ?? price)}.`,
    ),
    ...startDates.flatMap((label, index) =>
      unless(
        labelDay(label, labelYear).ok,
        'bad-start-label',
        `${path}.startDates[${index}]`,
        `Expected a label such as "December 22, 2025 (2:00 PM - 4:00 PM)", got "${label}".`,
      ),
    ),
  ];
}

/** The year of a course's label that states none. */
export const labelYearOf = ({ ONLINE_CAMP, TIMETABLE }: Pick<School, 'ONLINE_CAMP' | 'TIMETABLE'>): number =>
  ONLINE_CAMP?.labelYear ?? Number(TIMETABLE.starts.slice(0, 4));

/** Online courses that nobody teaches, with prices that are none or starts that nobody can read. */
export function onlineProblems(school: School): readonly SchoolProblem[] {
  const { ONLINE, ONLINE_CAMP, ONLINE_COURSES, TIMETABLE } = school;
  const homeless = (path: string, exists: boolean, expected: string) =>
    unless(!exists, 'online-without-branch', path, `Expected ${expected}, got none.`);
  const alone = ONLINE === null;
  return [
    ...homeless('ONLINE_COURSES', alone && ONLINE_COURSES.length > 0, 'an online branch for the courses'),
    ...homeless(
      'ONLINE_CAMP',
      ONLINE_CAMP === null && ONLINE_COURSES.length > 0,
      'what holds for all courses',
    ),
    ...homeless('TIMETABLE.online', alone && TIMETABLE.online !== null, 'an online branch for the classes'),
    ...(ONLINE_CAMP === null
      ? []
      : percentProblems('ONLINE_CAMP.discountPercent', ONLINE_CAMP.discountPercent)),
    ...ONLINE_COURSES.flatMap((course, index) =>
      courseProblems(course, `ONLINE_COURSES[${index}]`, labelYearOf(school)),
    ),
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
