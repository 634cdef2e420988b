import {
  addDays,
  campDays,
  courseEndDate,
  dayLengthHours,
  minutesOfTime,
  parseStartDate,
  schoolDay,
  weekdayOf,
} from '@kidcode/scheduling';
import type { OnlineCourse, SiteDay } from '@kidcode/scheduling';
import { parseHours, type CampWeek, type DayHours, type DayLength } from '@kidcode/school';
import type { FamilyLine } from './family-quote';
import type { PlanWarning } from './plan';
import { planSeason, type PlanSchool, type PlanSeason } from './plan-school';

const NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const DAYS_PER_WEEK = 7;
const RANGE = /^(\w+)\s*(?:to|-|–)\s*(\w+)$/i;

const numberOf = (word: string): number =>
  NAMES.findIndex((name) => word.length >= name.length && word.toLowerCase().startsWith(name));

/** From one weekday to another, both included, over the end of the week where it must be. */
const daysFrom = (first: number, last: number): readonly number[] =>
  Array.from(
    { length: ((last - first + DAYS_PER_WEEK) % DAYS_PER_WEEK) + 1 },
    (_, index) => (first + index) % DAYS_PER_WEEK,
  );

/**
 * The weekdays of a class from the advertised text, 0 Sunday to 6 Saturday, each once and ascending.
 *
 * @returns null for a text with a word that is no weekday.
 * @example classDayNumbers('Mon, Wed') // [1, 3]
 * @example classDayNumbers('Monday to Wednesday') // [1, 2, 3]
 */
export function classDayNumbers(text: string): readonly number[] | null {
  const days = new Set<number>();
  for (const part of text.trim().split(/\s*,\s*|\s+and\s+|\s*&\s*/i)) {
    const [, from = part, to = from] = RANGE.exec(part) ?? [];
    const [first, last] = [numberOf(from), numberOf(to)];
    if (first < 0 || last < 0) return null;
    for (const day of daysFrom(first, last)) days.add(day);
  }
  return [...days].sort((a, b) => a - b);
}

/** When a child is away for an item. */
type Occupied = {
  /** On the school's clock. */
  readonly hours: DayHours;
  /** In order; only those that the school dates (D-3). */
  readonly days: readonly SiteDay[];
  /** Of which season and which of its weeks; null for a course. */
  readonly camp: { readonly season: string; readonly weeks: readonly number[] } | null;
};

const ALL_DAY: DayHours = { opens: 0, closes: 24 * 60 };

/** The hours of a camp day; a length whose hours nobody states fills the day. */
export function campHours({ camp }: Pick<PlanSeason, 'camp'>, duration: DayLength): DayHours {
  const facts = camp.dayLengths.find(({ id }) => id === duration) ?? dayLengthHours(duration);
  return (facts && parseHours(facts.hours)) ?? ALL_DAY;
}

/** The weeks that a camp line covers; a part of a month names none. */
export function coveredWeeks({ selection }: FamilyLine, { camp }: PlanSeason): readonly CampWeek[] {
  if (selection === null) return [];
  switch (selection.registrationType) {
    case 'full_camp':
      return camp.weeks;
    case 'weekly':
      return camp.weeks.filter(({ number }) => selection.weeks.includes(number));
    case 'monthly': {
      const whole = selection.months.flatMap(({ month, days }) =>
        days === undefined ? (camp.months.find(({ id }) => id === month)?.weeks ?? []) : [],
      );
      return camp.weeks.filter(({ number }) => whole.includes(number));
    }
  }
}

/** The sessions of an online course that starts on the labelled date; null for a label that is no date. */
export function courseSessions(
  course: OnlineCourse,
  startLabel: string,
  { onlineCamp }: PlanSchool,
): { readonly hours: DayHours; readonly days: readonly SiteDay[] } | null {
  const start = parseStartDate(startLabel);
  if (!start.ok) return null;
  const { startDate, startTime, endTime } = start.value;
  const weekdays = classDayNumbers(onlineCamp.classDays);
  const last = courseEndDate(startDate, course.duration);
  const days: SiteDay[] = [];
  for (let day = startDate; day <= last; day = addDays(day, 1)) {
    if (schoolDay(day) !== 'closed' && (weekdays?.includes(weekdayOf(day)) ?? true)) days.push(day);
  }
  const [opens, closes] = [minutesOfTime(startTime), minutesOfTime(endTime)];
  if (opens === null || closes === null) return null;
  return { hours: { opens, closes }, days: days.slice(0, course.sessions) };
}

/** When a child is away for a line; null where nobody can say. */
export function occupied(line: FamilyLine, school: PlanSchool): Occupied | null {
  const { entry, selection } = line;
  if (entry.kind === 'course') {
    const course = school.courses.find(({ courseCode }) => courseCode === entry.courseCode);
    const sessions = course && courseSessions(course, entry.startLabel, school);
    return sessions ? { ...sessions, camp: null } : null;
  }
  const season = planSeason(school, entry.selection.season, entry.branch);
  if (selection === null || season === undefined) return null;
  const weeks = coveredWeeks(line, season);
  return {
    hours: campHours(season, selection.duration),
    days: weeks.flatMap((week) => campDays(season.camp, week).days),
    camp: { season: selection.season, weeks: weeks.map(({ number }) => number) },
  };
}

type Busy = { readonly line: FamilyLine; readonly when: Occupied };

const overlapInHours = (a: Occupied, b: Occupied): boolean =>
  a.hours.opens < b.hours.closes && b.hours.opens < a.hours.closes;

const isFullDay = ({ selection }: FamilyLine): boolean => selection?.duration === 'full_day';

/** Two registrations of one season that share weeks and hours. */
function campClash(first: Busy, second: Busy): PlanWarning | null {
  const [one, other] = [first.when.camp, second.when.camp];
  if (one === null || other === null || one.season !== other.season) return null;
  const weeks = one.weeks.filter((week) => other.weeks.includes(week));
  if (weeks.length === 0) return null;
  const isSplit =
    first.line.branch !== second.line.branch && isFullDay(first.line) !== isFullDay(second.line);
  // Said of the half day: the full day has it already.
  const [said, about] = isSplit && isFullDay(second.line) ? [first, second] : [second, first];
  return {
    code: isSplit ? 'full-day-elsewhere' : 'same-week-twice',
    childId: said.line.childId,
    item: said.line.item,
    other: about.line.item,
    season: one.season,
    weeks,
  };
}

function clashOf(first: Busy, second: Busy): PlanWarning | null {
  if (!overlapInHours(first.when, second.when)) return null;
  const inCamp = campClash(first, second);
  if (inCamp !== null) return inCamp;
  const day = first.when.days.find((one) => second.when.days.includes(one));
  if (day === undefined) return null;
  const { childId, item } = second.line;
  return { code: 'same-time', childId, item, other: first.line.item, day };
}

/** What of one child overlaps, each pair once: said of the later item, or of the half day that a full day elsewhere has already. */
export function clashes(lines: readonly FamilyLine[], school: PlanSchool): readonly PlanWarning[] {
  const busy = lines.flatMap((line): readonly Busy[] => {
    const when = occupied(line, school);
    return when === null ? [] : [{ line, when }];
  });
  return busy.flatMap((second, index) =>
    busy
      .slice(0, index)
      .filter(({ line }) => line.childId === second.line.childId)
      .flatMap((first) => clashOf(first, second) ?? []),
  );
}
