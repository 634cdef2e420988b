import { addDays } from '../day-arithmetic';
import type { CampEdition, CampWeek, RegistrationType, SeasonSale } from '../season';
import { isAtWeekend, wordProblems } from './check-edition-words';
import { countProblems } from './check-sale';
import { problem, unless, type SchoolProblem } from './school-problem';

/** Days from the first to the last of a season: more is a slip in a year. */
const LONGEST_EDITION = 366;

/** Where an edition says when it is: at its first week, else at its days. */
export const datesPath = ({ firstDay, weeks }: CampEdition, path: string): string =>
  weeks[0]?.start === firstDay ? `${path}.weeks[0]` : `${path}.firstDay`;

/** One week by itself: its days, and the month that it claims. */
function weekProblems(week: CampWeek, path: string, edition: CampEdition): readonly SchoolProblem[] {
  const { start, end, month } = week;
  const monthIds = edition.months.map(({ id }) => id);
  const stray = unless(
    month === null || monthIds.includes(month),
    problem(
      'unknown-month',
      `${path}.month`,
      `Expected a month of the edition or null, got "${String(month)}".`,
    ),
  );
  if (start === null && end === null) return stray;
  if (start === null || end === null) {
    return [
      ...stray,
      problem('week-half-dated', path, 'Expected both a first and a last day, or neither; got one of them.'),
    ];
  }
  const { firstDay, lastDay } = edition;
  return [
    ...stray,
    ...unless(
      ![start, end].some(isAtWeekend),
      problem(
        'week-on-weekend',
        path,
        `Expected a week that begins and ends on a day from Monday to Friday, got ${start} to ${end}.`,
      ),
    ),
    ...unless(
      start <= end,
      problem('days-reversed', path, `Expected a start up to the end, got ${start} to ${end}.`),
    ),
    ...unless(
      firstDay <= start && end <= lastDay,
      problem(
        'week-outside-edition',
        path,
        `Expected days from ${firstDay} to ${lastDay}, got ${start} to ${end}.`,
      ),
    ),
  ];
}

/** Two weeks that follow one another. */
function orderProblems(week: CampWeek, before: CampWeek, path: string): readonly SchoolProblem[] {
  const earlier = before.start !== null && week.start !== null && week.start < before.start;
  const overlap = !earlier && before.end !== null && week.start !== null && week.start <= before.end;
  return [
    ...unless(
      week.number > before.number && !earlier,
      problem(
        'weeks-out-of-order',
        path,
        `Expected a number and a start after those of week ${before.number}, got week ${week.number}.`,
      ),
    ),
    ...unless(
      !overlap,
      problem(
        'weeks-overlap',
        path,
        `Expected a start after ${String(before.end)}, got ${String(week.start)}.`,
      ),
    ),
  ];
}

function unknownWeeks(
  path: string,
  weeks: readonly number[],
  edition: CampEdition,
): readonly SchoolProblem[] {
  const known = edition.weeks.map((week) => week.number);
  const unknown = weeks.filter((week) => !known.includes(week));
  const message = `Expected weeks of the edition (${known.join(', ')}), got ${unknown.join(', ')}.`;
  return unless(unknown.length === 0, problem('unknown-week', path, message));
}

function bookingProblems({ firstDay, lastDay, opensOn, deadlines }: CampEdition, path: string) {
  return [
    ...unless(
      opensOn === null || opensOn <= lastDay,
      problem(
        'opens-after-end',
        `${path}.opensOn`,
        `Expected a day up to ${lastDay}, got ${String(opensOn)}.`,
      ),
    ),
    ...deadlines.flatMap((deadline, index) =>
      unless(
        deadline.lastDay === null || deadline.lastDay === 'friday-before' || deadline.lastDay <= firstDay,
        problem(
          'deadline-after-start',
          `${path}.deadlines[${index}]`,
          `Expected a day up to the start ${firstDay}, got ${String(deadline.lastDay)}.`,
        ),
      ),
    ),
  ];
}

/** Ways to register that the edition has no weeks, no months or no deadline for. */
function soldProblems(sale: SeasonSale, edition: CampEdition, path: string): readonly SchoolProblem[] {
  const { weeks, months, registration, deadlines } = edition;
  return (Object.keys(sale.types) as RegistrationType[]).flatMap((type) => {
    const parts = type === 'monthly' ? months : weeks;
    const isOpen = registration === 'by-deadline' && sale.types[type]?.availability === 'open';
    const hasDeadline = deadlines.some(({ option, lastDay }) => option === type && lastDay !== null);
    return [
      ...unless(
        parts.length > 0,
        problem(
          'type-without-parts',
          `${path}.${type === 'monthly' ? 'months' : 'weeks'}`,
          `Expected at least one, because ${type} is sold; got none.`,
        ),
      ),
      ...unless(
        !isOpen || hasDeadline,
        problem(
          'deadline-missing',
          `${path}.deadlines`,
          `Expected a last day for ${type}, which is booked by its deadline; got none, so it would stay closed.`,
        ),
      ),
    ];
  });
}

/**
 * Everything that can be wrong within one edition of a season.
 *
 * @param sale how it is sold: its own sale, else the season's.
 */
export function editionProblems(
  edition: CampEdition,
  path: string,
  sale: SeasonSale | null,
): readonly SchoolProblem[] {
  const { firstDay, lastDay, year, weeks, months, themes } = edition;
  const found = [
    ...unless(
      firstDay <= lastDay,
      problem(
        'days-reversed',
        datesPath(edition, path),
        `Expected a first day up to the last, got ${firstDay} to ${lastDay}.`,
      ),
    ),
    ...unless(
      [firstDay, lastDay].some((day) => Number(day.slice(0, 4)) === year),
      problem(
        'days-of-another-year',
        datesPath(edition, path),
        `Expected days of ${year}, got ${firstDay} to ${lastDay}.`,
      ),
    ),
    ...unless(
      lastDay <= addDays(firstDay, LONGEST_EDITION),
      problem(
        'days-of-another-year',
        `${path}.weeks[${weeks.length - 1}]`,
        `Expected an edition of at most ${LONGEST_EDITION} days, got ${firstDay} to ${lastDay}.`,
      ),
    ),
    ...weeks.flatMap((week, index) => {
      const at = `${path}.weeks[${index}]`;
      const before = weeks[index - 1];
      return [
        ...weekProblems(week, at, edition),
        ...(before === undefined ? [] : orderProblems(week, before, at)),
      ];
    }),
    ...months.flatMap((month, index) => [
      ...unknownWeeks(`${path}.months[${index}].weeks`, month.weeks, edition),
      ...month.weeks.flatMap((week) =>
        unless(
          months.findIndex(({ weeks: numbers }) => numbers.includes(week)) === index,
          problem(
            'week-in-two-months',
            `${path}.months[${index}].weeks`,
            `Expected each week in one month, got week ${week} again.`,
          ),
        ),
      ),
      ...countProblems(`${path}.months[${index}].days`, month.days),
    ]),
    ...themes.flatMap(({ week }, index) => unknownWeeks(`${path}.themes[${index}].week`, [week], edition)),
    ...bookingProblems(edition, path),
    ...(sale === null ? [] : soldProblems(sale, edition, path)),
  ];
  // Of days that are wrong, no word is.
  return found.length > 0 ? found : wordProblems(edition, path);
}
