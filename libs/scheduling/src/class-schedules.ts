import { formatLongDate, formatWireDate } from './format-day';
import { PROGRAM_KEYS, type ProgramKey, type ProgramType } from './programs';
import { siteDay } from './site-day';

export type CourseSchedule = {
  readonly programKey: ProgramKey;
  readonly programType: ProgramType;
  /** Weekdays as advertised, such as 'Mon, Wed'. */
  readonly classDays: string;
  /** MM/DD/YYYY. */
  readonly classStartDate: string;
  /** Start time as advertised, such as '4:00PM'. */
  readonly classTime: string;
  readonly timeZone: 'CST';
  /** FT is fulltime, PT parttime. */
  readonly classType: 'FT' | 'PT';
  /** The start date for people, such as 'September 8, 2025'. */
  readonly displayDate: string;
};

export type ClassVariants = { readonly branch: CourseSchedule; readonly online: CourseSchedule };

/** Source for everything in this file: specification 1, section 9. */
export const DEFAULT_CLASS_START = siteDay('2025-09-08');

export const DEFAULT_ONLINE_CLASS = {
  classDays: 'Mon and Wed',
  classTime: '6:30PM',
  timeZone: 'CST',
} as const;

const BRANCH_CLASSES = {
  SCRATCHJR: ['Wed, Fri', '3:30PM'],
  SCRATCH_GAME: ['Wed, Fri', '5:30PM'],
  MINECRAFT_MODDING: ['Mon, Wed', '4:30PM'],
  ROBLOX_GAME: ['Mon, Wed', '4:00PM'],
  ROBLOX_ADVANCED: ['Mon, Wed', '4:30PM'],
  AI_WEBSITE: ['Tue, Thu', '4:00PM'],
  AI_EXPLORATION: ['Tue, Thu', '5:15PM'],
  VEX_VR: ['Mon, Wed', '4:00PM'],
  SPHERO_BOLT: ['Tue, Thu', '4:30PM'],
  PYTHON_PROGRAMMING: ['Mon, Wed', '4:00PM'],
} as const satisfies Record<ProgramKey, readonly [classDays: string, classTime: string]>;

const COMMON = {
  classStartDate: formatWireDate(DEFAULT_CLASS_START),
  timeZone: 'CST',
  classType: 'FT',
  displayDate: formatLongDate(DEFAULT_CLASS_START),
} as const;

/**
 * The class of a program: at a branch by default, else its online variant.
 *
 * @example scheduleFor('SCRATCHJR').classTime // '3:30PM'
 */
export function scheduleFor(key: ProgramKey, { online = false }: { online?: boolean } = {}): CourseSchedule {
  if (online) return { programKey: key, programType: 'Online', ...COMMON, ...DEFAULT_ONLINE_CLASS };
  const [classDays, classTime] = BRANCH_CLASSES[key];
  return { programKey: key, programType: 'Specialized', classDays, classTime, ...COMMON };
}

/** The whole timetable: each program's class at a branch and its online variant. */
export const CLASS_SCHEDULES: Readonly<Record<ProgramKey, ClassVariants>> = Object.fromEntries(
  PROGRAM_KEYS.map((key) => [key, { branch: scheduleFor(key), online: scheduleFor(key, { online: true }) }]),
) as Record<ProgramKey, ClassVariants>;
