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
import { parseHours } from '@kidcode/school';
import type { CampWeek, DayHours, DayLength } from '@kidcode/school';
import { classDayNumbers } from './class-days';
import type { FamilyLine } from './family-quote';
import { planSeason } from './plan-school';
import type { PlanSchool, PlanSeason } from './plan-school';

/** When a child is away for an item. */
export type Occupied = {
  /** On the school's clock. */
  readonly hours: DayHours;
  /** In order; only those that the school dates (D-3). */
  readonly days: readonly SiteDay[];
  /** Of which season and which of its weeks; null for a course. */
  readonly camp: { readonly season: string; readonly weeks: readonly number[] } | null;
};

const ALL_DAY: DayHours = { opens: 0, closes: 24 * 60 };

const daysBetween = (first: SiteDay, last: SiteDay): readonly SiteDay[] => {
  const days: SiteDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

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
  const all = daysBetween(startDate, courseEndDate(startDate, course.duration));
  const days = all.filter(
    (day) => schoolDay(day) !== 'closed' && (weekdays === null || weekdays.includes(weekdayOf(day))),
  );
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
