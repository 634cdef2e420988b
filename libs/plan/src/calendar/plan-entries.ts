import { BRANCHES, isCenterId, type BranchId, type CenterId } from '@kidcode/branches';
import {
  addDays,
  campDays,
  DEFAULT_CLASS_START,
  formatLongDate,
  minutesOfTime,
  PROGRAMS,
  scheduleFor,
  schoolDay,
  seasonStatus,
  weekdayOf,
} from '@kidcode/scheduling';
import type { CampSeasonInfo, ProgramKey, SiteDay } from '@kidcode/scheduling';
import type { CampWeek, DayLength } from '@kidcode/school';
import { classDayNumbers, campHours, courseSessions, coveredWeeks } from '../occupied';
import type { FamilyLine } from '../family-quote';
import type { FamilyPlan, PlanItem } from '../plan';
import { planSeason, type PlanSchool } from '../plan-school';
import { quoteFamily } from '../quote-family';
import type { CalendarEntry } from './google-link';

const addressOf = (branch: BranchId): string => (isCenterId(branch) ? BRANCHES[branch].address : '');

const isDays = (days: readonly SiteDay[]): days is readonly [SiteDay, ...SiteDay[]] => days.length > 0;

/** What an entry says of the days that the school has not spoken of; nothing without such days. */
const askNote = (days: readonly SiteDay[]): readonly string[] =>
  days.length === 0
    ? []
    : [`Not published whether the school is open on ${days.map(formatLongDate).join(' and ')}: ask.`];

/** A week of a camp with the hours of a day length; null for a week that is only a label (D-3). */
function weekEntry(
  camp: CampSeasonInfo,
  week: CampWeek,
  duration: DayLength,
  branch: BranchId,
): CalendarEntry | null {
  const { days, ask } = campDays(camp, week);
  if (!isDays(days)) return null;
  const theme = camp.themes.find((one) => one.week === week.number);
  const about = theme === undefined || theme.sample ? '' : `: ${theme.title}`;
  return {
    id: `${camp.editionId}-week-${week.number}-${branch}-${duration}`,
    title: `${camp.title}, week ${week.number}${about}`,
    place: addressOf(branch),
    notes: [camp.meals?.bring, camp.meals?.allergies, ...askNote(ask)]
      .filter((note) => note !== undefined)
      .join(' '),
    hours: campHours({ camp }, duration),
    days,
    askDays: ask,
    closedDays: [],
    weekdays: null,
  };
}

function campEntries(line: FamilyLine, school: PlanSchool): readonly CalendarEntry[] {
  const { selection, branch } = line;
  const season = selection && planSeason(school, selection.season, branch);
  if (selection === null || season == null) return [];
  return coveredWeeks(line, season).flatMap(
    (week) => weekEntry(season.camp, week, selection.duration, branch) ?? [],
  );
}

/**
 * A season at a center as calendar entries, whether it can be registered for or not: one for each week that has a date and is
 * not over, with the hours of the first day length that the school states.
 *
 * @returns none for a season without hours or dates.
 */
export function seasonEntries(
  camp: CampSeasonInfo,
  center: CenterId,
  today: SiteDay,
): readonly CalendarEntry[] {
  const [length] = camp.dayLengths;
  if (length === undefined) return [];
  const { weeksAhead } = seasonStatus(camp.season, today, camp);
  return camp.weeks
    .filter(({ number }) => weeksAhead.includes(number))
    .flatMap((week) => weekEntry(camp, week, length.id, center) ?? []);
}

function courseEntries({ entry }: FamilyLine, school: PlanSchool): readonly CalendarEntry[] {
  if (entry.kind !== 'course') return [];
  const course = school.courses.find(({ courseCode }) => courseCode === entry.courseCode);
  const sessions = course && courseSessions(course, entry.startLabel, school);
  if (course === undefined || !sessions || !isDays(sessions.days)) return [];
  const { days, hours } = sessions;
  const id = `${course.courseCode}-${days[0]}`;
  const askDays = days.filter((day) => schoolDay(day) === 'ask');
  const notes = ['Online', ...askNote(askDays)].join('. ');
  const session = { id, title: course.title, place: '', notes, hours, days };
  return [{ ...session, askDays, closedDays: [], weekdays: null }];
}

/**
 * A plan as calendar entries: one for each week of camp and each course, of what can be registered for or is registered. The same thing for two
 * children is one entry. Whose it is stands in the title: by label, else by place in the plan; an only child needs none.
 */
export function planEntries(
  plan: FamilyPlan,
  school: PlanSchool,
  isRegistered: (childId: string, item: PlanItem) => boolean = () => false,
): readonly CalendarEntry[] {
  const lines = quoteFamily(plan, school).lines.flatMap((line): readonly FamilyLine[] => {
    const { childId, entry, counts } = line;
    // Closed or full by now: all of it was bought.
    if (isRegistered(childId, entry))
      return [entry.kind === 'camp' ? { ...line, selection: entry.selection } : line];
    return counts ? [line] : [];
  });
  const isOnly = new Set(lines.map(({ childId }) => childId)).size === 1;
  const byId = new Map<string, { readonly entry: CalendarEntry; readonly names: readonly string[] }>();
  for (const line of lines) {
    const place = plan.children.findIndex(({ id }) => id === line.childId);
    const name = plan.children[place]?.label.trim() || (isOnly ? '' : `Child ${place + 1}`);
    const entries = line.entry.kind === 'camp' ? campEntries(line, school) : courseEntries(line, school);
    for (const entry of entries) {
      const names = byId.get(entry.id)?.names ?? [];
      byId.set(entry.id, { entry, names: name === '' || names.includes(name) ? names : [...names, name] });
    }
  }
  return [...byId.values()]
    .map(({ entry, names }) =>
      names.length === 0 ? entry : { ...entry, title: `${entry.title} (${names.join(', ')})` },
    )
    .sort((a, b) => (a.days[0] < b.days[0] ? -1 : 1));
}

/** How far ahead a class's single days are looked at: a year of days. */
const DAYS_AHEAD = 366;

/** What a calendar shows of a class, whose length the school does not state: without an end it would show a moment. */
const CLASS_MINUTES = 60;
const LENGTH_NOTE = 'How long a class lasts is not stated: one hour is entered. Ask us.';

/**
 * A class of the timetable as an entry that comes again every week, but on the days of the next year on which the school is
 * closed. How long a class lasts is not stated, and the entry says so.
 *
 * @param branch a center, or online.
 * @param today the first class is on this day or later.
 * @returns null for a class whose days or time cannot be read.
 */
export function classEntry(program: ProgramKey, branch: BranchId, today: SiteDay): CalendarEntry | null {
  const { classDays, classTime } = scheduleFor(program, { online: branch === 'online' });
  const weekdays = classDayNumbers(classDays);
  const opens = minutesOfTime(classTime);
  if (weekdays === null || opens === null) return null;
  const from = DEFAULT_CLASS_START > today ? DEFAULT_CLASS_START : today;
  const meets = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(from, ahead)).filter((candidate) =>
    weekdays.includes(weekdayOf(candidate)),
  );
  const first = meets.find((day) => schoolDay(day) === 'usual');
  if (first === undefined) return null;
  const askDays = meets.filter((day) => schoolDay(day) === 'ask');
  return {
    id: `class-${program.toLowerCase().replaceAll('_', '-')}-${branch}`,
    title: PROGRAMS[program].title,
    place: addressOf(branch),
    notes: [...(branch === 'online' ? ['Online.'] : []), LENGTH_NOTE, ...askNote(askDays)].join(' '),
    hours: { opens, closes: opens + CLASS_MINUTES },
    days: [first],
    askDays,
    closedDays: meets.filter((day) => schoolDay(day) === 'closed'),
    weekdays,
  };
}
