import { labelDay } from '../label-day';
import { toDollars } from '../money';
import type { OnlineCourseFacts } from '../program';
import type { School } from '../school';
import { unless, type SchoolProblem } from './school-problem';
import type { SiteDay } from '../site-day';

/** A course that is dearer with its discount, or whose start nobody can read. */
function courseProblems(
  course: OnlineCourseFacts,
  path: string,
  labelYear: number,
): readonly SchoolProblem[] {
  const { price, discountedPrice, startDates } = course;
  return [
    ...unless(
      discountedPrice === null || discountedPrice <= price,
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

/** The year of a course's label that states none; without an online camp there are no courses. */
export const labelYearOf = ({ ONLINE_CAMP }: Pick<School, 'ONLINE_CAMP'>): number =>
  ONLINE_CAMP?.labelYear ?? 0;

/** Online courses that nobody teaches, or that say what cannot be. */
export function onlineProblems(school: School): readonly SchoolProblem[] {
  const { ONLINE, ONLINE_COURSES, TIMETABLE } = school;
  const homeless = (path: string, exists: boolean, expected: string) =>
    unless(!exists, 'online-without-branch', path, `Expected ${expected}, got none.`);
  const alone = ONLINE === null;
  return [
    ...homeless('ONLINE_COURSES', alone && ONLINE_COURSES.length > 0, 'an online branch for the courses'),
    ...homeless('TIMETABLE.online', alone && TIMETABLE.online !== null, 'an online branch for the classes'),
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
