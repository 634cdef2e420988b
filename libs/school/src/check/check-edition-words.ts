import { weekdayOf } from '../day-arithmetic';
import { labelDay } from '../label-day';
import type { CampEdition } from '../season';
import type { SiteDay } from '../site-day';
import { problem, unless, type SchoolProblem } from './school-problem';

/** Sunday and Saturday. */
const WEEKEND = new Set([0, 6]);

export const isAtWeekend = (day: SiteDay): boolean => WEEKEND.has(weekdayOf(day));

const WEEKS = /^(\d+) weeks?$/;

/** The day that words name; null: they name none. */
function namedDay(words: string, year: number): SiteDay | null {
  const day = labelDay(words, year);
  return day.ok ? day.value : null;
}

/** Whether there is camp on a day: weeks without days are somewhere within the edition. */
const isCampDay = (day: SiteDay, { weeks, firstDay, lastDay }: CampEdition): boolean =>
  !isAtWeekend(day) && weeks.some(({ start, end }) => (start ?? firstDay) <= day && day <= (end ?? lastDay));

/** What an edition says in words, or of single days, and its weeks and days say otherwise. */
export function wordProblems(edition: CampEdition, path: string): readonly SchoolProblem[] {
  const { dates, length, year, firstDay, weeks, deadlines, holidays } = edition;
  const shown = namedDay(dates, year);
  const [, counted] = WEEKS.exec(length ?? '') ?? [];
  return [
    ...unless(
      shown === null || shown.slice(5) === firstDay.slice(5),
      problem(
        'words-differ',
        `${path}.dates`,
        `Expected words for ${firstDay}, when this edition begins; got "${dates}".`,
      ),
    ),
    ...unless(
      counted === undefined || Number(counted) === weeks.length,
      problem(
        'words-differ',
        `${path}.length`,
        `Expected the length of the weeks below, which are ${weeks.length}; got "${String(length)}".`,
      ),
    ),
    ...deadlines.flatMap(({ text, lastDay }, index) => {
      if (lastDay === null || lastDay === 'friday-before') return [];
      const named = namedDay(text, Number(lastDay.slice(0, 4)));
      return unless(
        named === null || named === lastDay,
        problem(
          'words-differ',
          `${path}.deadlines[${index}].text`,
          `Expected the day of "last day", ${lastDay}; got ${String(named)} in "${text}".`,
        ),
      );
    }),
    ...(holidays ?? [])
      .filter((day) => !isCampDay(day, edition))
      .map((day) =>
        problem(
          'no-camp-day',
          `${path}.holidays`,
          `Expected days from Monday to Friday in one of the weeks, got ${day}.`,
        ),
      ),
  ];
}
