import { BRANCHES, isCenterId } from '@kidcode/branches';
import type { BranchId, CenterId } from '@kidcode/branches';
import { addDays, minutesOfTime, PROGRAMS, scheduleFor, weekdayOf } from '@kidcode/scheduling';
import type { CampSeasonInfo, ProgramKey, SiteDay } from '@kidcode/scheduling';
import { siteDay } from '@kidcode/school';
import type { CampWeek, DayLength } from '@kidcode/school';
import { classDayNumbers } from '../class-days';
import type { FamilyLine } from '../family-quote';
import { campDays, campHours, courseSessions, coveredWeeks } from '../occupied';
import type { FamilyPlan } from '../plan';
import { planSeason } from '../plan-school';
import type { PlanSchool } from '../plan-school';
import { quoteFamily } from '../quote-family';
import type { CalendarEntry } from './calendar-entry';

const addressOf = (branch: BranchId): string => (isCenterId(branch) ? BRANCHES[branch].address : '');

const isDays = (days: readonly SiteDay[]): days is readonly [SiteDay, ...SiteDay[]] => days.length > 0;

/** A week of a camp with the hours of a day length; null for a week that is only a label (D-3). */
function weekEntry(
  camp: CampSeasonInfo,
  week: CampWeek,
  duration: DayLength,
  branch: BranchId,
): CalendarEntry | null {
  const days = campDays({ camp }, week);
  if (!isDays(days)) return null;
  const theme = camp.themes.find((one) => one.week === week.number);
  const about = theme === undefined || theme.sample ? '' : `: ${theme.title}`;
  return {
    id: `${camp.editionId}-week-${week.number}-${branch}-${duration}`,
    title: `${camp.title}, week ${week.number}${about}`,
    place: addressOf(branch),
    notes: [camp.meals?.bring, camp.meals?.allergies].filter((note) => note !== undefined).join(' '),
    url: '',
    hours: campHours({ camp }, duration),
    days,
    weekdays: null,
  };
}

/** The weeks that a line of a plan is about. */
function campEntries(line: FamilyLine, school: PlanSchool): readonly CalendarEntry[] {
  const { selection, branch } = line;
  const season = selection && planSeason(school, selection.season);
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
  return camp.weeks
    .filter(({ end }) => end !== null && end >= today)
    .flatMap((week) => weekEntry(camp, week, length.id, center) ?? []);
}

function courseEntries({ entry }: FamilyLine, school: PlanSchool): readonly CalendarEntry[] {
  if (entry.kind !== 'course') return [];
  const course = school.courses.find(({ courseCode }) => courseCode === entry.courseCode);
  const sessions = course && courseSessions(course, entry.startLabel, school);
  if (course === undefined || !sessions || !isDays(sessions.days)) return [];
  const { days, hours } = sessions;
  const id = `${course.courseCode}-${days[0]}`;
  return [{ id, title: course.title, place: '', notes: 'Online', url: '', hours, days, weekdays: null }];
}

/**
 * A plan as calendar entries: one for each week of camp and each course, of what can be registered for. The same thing for two
 * children is one entry that names both where they have labels.
 */
export function planEntries(plan: FamilyPlan, school: PlanSchool): readonly CalendarEntry[] {
  const byId = new Map<string, { readonly entry: CalendarEntry; readonly names: readonly string[] }>();
  for (const line of quoteFamily(plan, school).lines) {
    if (!line.counts) continue;
    const label = plan.children.find(({ id }) => id === line.childId)?.label ?? '';
    const entries = line.entry.kind === 'camp' ? campEntries(line, school) : courseEntries(line, school);
    for (const entry of entries) {
      const names = byId.get(entry.id)?.names ?? [];
      byId.set(entry.id, { entry, names: label === '' || names.includes(label) ? names : [...names, label] });
    }
  }
  return [...byId.values()]
    .map(({ entry, names }) =>
      names.length === 0 ? entry : { ...entry, title: `${entry.title} (${names.join(', ')})` },
    )
    .sort((a, b) => (a.days[0] < b.days[0] ? -1 : 1));
}

const DAYS_PER_WEEK = 7;
const ISO = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/**
 * A class of the timetable as an entry that comes again every week. How long a class lasts is not stated, so it has no end.
 *
 * @param branch a center, or online.
 * @param today the first class is on this day or later.
 * @returns null for a class whose days or time cannot be read.
 */
export function classEntry(program: ProgramKey, branch: BranchId, today: SiteDay): CalendarEntry | null {
  const { classDays, classTime, classStartDate } = scheduleFor(program, { online: branch === 'online' });
  const weekdays = classDayNumbers(classDays);
  const opens = minutesOfTime(classTime);
  const [, month, day, year] = ISO.exec(classStartDate) ?? [];
  if (weekdays === null || opens === null || year === undefined) return null;
  const begins = siteDay(`${year}-${String(month)}-${String(day)}`);
  const from = begins > today ? begins : today;
  const first = Array.from({ length: DAYS_PER_WEEK }, (_, ahead) => addDays(from, ahead)).find((candidate) =>
    weekdays.includes(weekdayOf(candidate)),
  );
  if (first === undefined) return null;
  return {
    id: `class-${program.toLowerCase().replaceAll('_', '-')}-${branch}`,
    title: PROGRAMS[program].title,
    place: addressOf(branch),
    notes: branch === 'online' ? 'Online' : '',
    url: '',
    hours: { opens, closes: null },
    days: [first],
    weekdays,
  };
}
