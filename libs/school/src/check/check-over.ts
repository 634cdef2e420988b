import { addDays } from '../day-arithmetic';
import type { School } from '../school';
import type { SiteDay } from '../site-day';
import { labelYearOf } from './check-online';
import { lastStart } from './course-days';
import { notice, unless, type SchoolProblem } from './school-problem';

const DAYS_PER_YEAR = 365;

/** What lies behind with nothing after it (D-44): the site still works, but somebody should look at it. */
export function overNotices(school: School, today: SiteDay): readonly SchoolProblem[] {
  const { SEASONS, ONLINE_COURSES, TIMETABLE } = school;
  const starts = ONLINE_COURSES.map((course) => lastStart(course, labelYearOf(school)));
  const anyAhead = starts.some((day) => day !== null && day >= today);
  return [
    ...SEASONS.flatMap(({ id, editions }) => {
      const latest = editions.at(-1);
      if (latest === undefined || latest.lastDay >= today) return [];
      const message = `Expected an edition that is not over, got ${latest.id}, which ended on ${latest.lastDay}.`;
      return [notice('season-over', `SEASONS.${id}.editions`, message)];
    }),
    ...unless(
      ONLINE_COURSES.length === 0 || anyAhead,
      notice('courses-over', 'ONLINE_COURSES', 'Expected a course with a start date ahead, got none.'),
    ),
    ...unless(
      TIMETABLE.starts >= addDays(today, -DAYS_PER_YEAR),
      notice(
        'timetable-old',
        'TIMETABLE.starts',
        `Expected a timetable of the last year, got one that began on ${TIMETABLE.starts}.`,
      ),
    ),
    ...unless(
      TIMETABLE.starts <= addDays(today, 2 * DAYS_PER_YEAR),
      notice(
        'timetable-far',
        'TIMETABLE.starts',
        `Expected a timetable that begins within two years, got one that begins on ${TIMETABLE.starts}.`,
      ),
    ),
  ];
}
