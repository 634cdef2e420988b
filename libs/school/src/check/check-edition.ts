import { addDays, weekdayOf, type SiteDay } from '../site-day';
import type { CampEdition, CampWeek, RegistrationType, SeasonSale } from '../season';
import { problem, unless, type SchoolProblem } from './school-problem';
import { labelDay } from '../label-day';

/** Days from the first to the last of a season: more is a slip in a year. */
const LONGEST_EDITION = 366;

/** Where an edition says when it is: at its first week, else at its days. */
export const datesPath = ({ firstDay, weeks }: CampEdition, path: string): string =>
  weeks[0]?.start === firstDay ? `${path}.weeks[0]` : `${path}.firstDay`;

/** The days of one week by itself. */
function weekProblems(
  { start, end }: CampWeek,
  path: string,
  { firstDay, lastDay }: CampEdition,
): readonly SchoolProblem[] {
  if (start === null || end === null) return [];
  return [
    ...unless(
      ![start, end].some(isAtWeekend),
      'week-on-weekend',
      path,
      `Expected a week that begins and ends on a day from Monday to Friday, got ${start} to ${end}.`,
    ),
    ...unless(
      firstDay <= start && end <= lastDay,
      'week-outside-edition',
      path,
      `Expected days from ${firstDay} to ${lastDay}, got ${start} to ${end}.`,
    ),
  ];
}

/** Two weeks that follow one another. */
function orderProblems(week: CampWeek, before: CampWeek, path: string): readonly SchoolProblem[] {
  if (before.start === null || before.end === null || week.start === null) return [];
  if (week.start < before.start) {
    const message = `Expected a number and a start after those of week ${before.number}, got week ${week.number}.`;
    return [problem('weeks-out-of-order', path, message)];
  }
  const message = `Expected a start after ${before.end}, got ${week.start}.`;
  return unless(week.start > before.end, 'weeks-overlap', path, message);
}

function bookingProblems({ firstDay, lastDay, opensOn, deadlines }: CampEdition, path: string) {
  return [
    ...unless(
      opensOn === null || opensOn <= lastDay,
      'opens-after-end',
      `${path}.opensOn`,
      `Expected a day up to ${lastDay}, got ${String(opensOn)}.`,
    ),
    ...deadlines.flatMap((deadline, index) =>
      unless(
        deadline.lastDay === null || deadline.lastDay === 'friday-before' || deadline.lastDay <= firstDay,
        'deadline-after-start',
        `${path}.deadlines[${index}].lastDay`,
        `Expected a "last day" up to the start ${firstDay}, got ${String(deadline.lastDay)}.`,
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
        'type-without-parts',
        `${path}.${type === 'monthly' ? 'months' : 'weeks'}`,
        `Expected at least one, because ${type} is sold; got none.`,
      ),
      ...unless(
        !isOpen || hasDeadline,
        'deadline-missing',
        `${path}.deadlines`,
        `Expected a last day for ${type}, which is booked by its deadline; got none, so it would stay closed.`,
      ),
    ];
  });
}

/** Everything that can be wrong within one edition of a season. */
export function editionProblems(
  edition: CampEdition,
  path: string,
  sale: SeasonSale | null,
): readonly SchoolProblem[] {
  const { firstDay, lastDay, year, weeks, months, themes } = edition;
  const found = [
    ...unless(
      firstDay <= lastDay,
      'days-reversed',
      datesPath(edition, path),
      `Expected a first day up to the last, got ${firstDay} to ${lastDay}.`,
    ),
    ...unless(
      [firstDay, lastDay].some((day) => Number(day.slice(0, 4)) === year),
      'days-of-another-year',
      datesPath(edition, path),
      `Expected days of ${year}, got ${firstDay} to ${lastDay}.`,
    ),
    ...unless(
      lastDay <= addDays(firstDay, LONGEST_EDITION),
      'days-of-another-year',
      `${path}.weeks[${weeks.length - 1}]`,
      `Expected an edition of at most ${LONGEST_EDITION} days, got ${firstDay} to ${lastDay}.`,
    ),
    ...weeks.flatMap((week, index) => {
      const at = `${path}.weeks[${index}]`;
      const before = weeks[index - 1];
      return [
        ...weekProblems(week, at, edition),
        ...(before === undefined ? [] : orderProblems(week, before, at)),
      ];
    }),
    ...months.flatMap((month, index) =>
      month.weeks.flatMap((week) =>
        unless(
          months.findIndex(({ weeks: numbers }) => numbers.includes(week)) === index,
          'week-in-two-months',
          `${path}.months[${index}].weeks`,
          `Expected each week in one month, got week ${week} again.`,
        ),
      ),
    ),
    ...themes.flatMap(({ week }, index) => {
      const known = weeks.map(({ number }) => number);
      const message = `Expected weeks of the edition (${known.join(', ')}), got ${week}.`;
      return unless(known.includes(week), 'unknown-week', `${path}.themes[${index}].week`, message);
    }),
    ...bookingProblems(edition, path),
    ...(sale === null ? [] : soldProblems(sale, edition, path)),
  ];
  // Of days that are wrong, no word is.
  return found.length > 0 ? found : wordProblems(edition, path);
}

/** Sunday and Saturday. */
const WEEKEND = new Set([0, 6]);

const isAtWeekend = (day: SiteDay): boolean => WEEKEND.has(weekdayOf(day));

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
function wordProblems(edition: CampEdition, path: string): readonly SchoolProblem[] {
  const { dates, length, year, firstDay, weeks, deadlines, holidays } = edition;
  const shown = namedDay(dates, year);
  const firstYear = Number(firstDay.slice(0, 4));
  const [, counted] = WEEKS.exec(length ?? '') ?? [];
  return [
    // It may be meant so, of a camp across New Year.
    ...unless(
      firstYear >= year,
      'year-of-last-day',
      path,
      `Expected an edition under the year of its first day, ${firstYear}, got ${year}.`,
    ),
    ...unless(
      shown === null || shown.slice(5) === firstDay.slice(5),
      'words-differ',
      `${path}.dates`,
      `Expected words for ${firstDay}, when this edition begins; got "${dates}".`,
    ),
    ...unless(
      counted === undefined || Number(counted) === weeks.length,
      'words-differ',
      `${path}.length`,
      `Expected the length of the weeks below, which are ${weeks.length}; got "${String(length)}".`,
    ),
    ...deadlines.flatMap(({ text, lastDay }, index) => {
      if (lastDay === null || lastDay === 'friday-before') return [];
      const named = namedDay(text, Number(lastDay.slice(0, 4)));
      return unless(
        named === null || named === lastDay,
        'words-differ',
        `${path}.deadlines[${index}].text`,
        `Expected the day of "last day", ${lastDay}; got ${String(named)} in "${text}".`,
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
