import { isPublicHoliday } from '../day-standing';
import type { School } from '../school';
import { addDays, type SiteDay } from '../site-day';
import { problem, type SchoolProblem } from './school-problem';

/** Days that a school plans ahead at most: more is a slip in a year. */
const LONGEST_PLAN = 5 * 365;

/** Days that are named as public holidays and are none: the holiday that was meant stays "not published" (D-90). */
export const strangeHolidays = ({ HOLIDAYS }: Pick<School, 'HOLIDAYS'>): readonly SchoolProblem[] =>
  HOLIDAYS.open.flatMap((day, index) =>
    isPublicHoliday(day)
      ? []
      : [
          problem(
            'no-holiday',
            `HOLIDAYS.open[${index}]`,
            `Expected a public holiday on which classes meet, got ${day}.`,
          ),
        ],
  );

/** Single days that lie further ahead than anybody plans. */
export const farHolidays = (
  { HOLIDAYS }: Pick<School, 'HOLIDAYS'>,
  today: SiteDay,
): readonly SchoolProblem[] =>
  (['closed', 'open'] as const).flatMap((list) =>
    HOLIDAYS[list].flatMap((day, index) =>
      day <= addDays(today, LONGEST_PLAN)
        ? []
        : [
            problem(
              'holiday-far',
              `HOLIDAYS.${list}[${index}]`,
              `Expected a day within the next five years, got ${day}.`,
            ),
          ],
    ),
  );
