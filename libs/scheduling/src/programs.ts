import {
  ADVISED_CHILDREN as ADVISED,
  BRAND,
  CORE_LEVELS as LEVELS,
  COURSE_CODES as CODES,
  PROGRAM_FINDER as TABLE,
  PROGRAMS as ALL,
} from '@kidcode/current-school';
import type { AdvisedChild, AgeRange, CoreLevelFacts, ProgramFacts, ProgramFinder } from '@kidcode/school';

export type ProgramKey = (typeof ALL)[number]['key'];

/** In the order of the timetable. Source: specification 1, section 3, Course codes. */
export const PROGRAM_KEYS = ALL.map(({ key }) => key) as readonly ProgramKey[] as readonly [
  ProgramKey,
  ...ProgramKey[],
];

/** Source: specification 1, section 3, Course schedule entry. */
export type ProgramType = 'Specialized' | 'Core-Program' | 'Online' | 'AI-Club';

export type Program = ProgramFacts & { readonly key: ProgramKey };

/** The specialized programs by key (D-36). */
export const PROGRAMS = /* @__PURE__ */ Object.fromEntries(
  ALL.map((program) => [program.key, program]),
) as Readonly<Record<ProgramKey, Program>>;

export function isProgramKey(value: unknown): value is ProgramKey {
  return PROGRAM_KEYS.some((key) => key === value);
}

/** A program's key as addresses have it: 'SPHERO_BOLT' is 'sphero-bolt'. */
export const programSlug = (key: string): string => key.toLowerCase().replaceAll('_', '-');

/** What stands for "no particular course"; `courseCodeFor` turns it into a real code. */
const NO_COURSE = 'DEFAULT';

/** Every listed code; the core codes follow from `CORE-LEVEL-n`. Source: specification 1, section 3. */
export const COURSE_CODES: readonly string[] = [...CODES.specialized, NO_COURSE];

/** Source: specification 1, section 9. */
export const DEFAULT_CORE_CODE: string = CODES.defaultCore;
export const DEFAULT_SPECIAL_CODE: string = CODES.defaultSpecialized;

const LEVEL_NUMBER = /^(?:0[1-9]|[1-9]\d+)$/;

/** The code of a level of the core program, two digits at least: specification 1, section 5. */
const coreCode = (level: string): string => `${CODES.corePrefix}${level.padStart(2, '0')}`;

/** Whether an untrusted value is a code of the portal: a specialized course, or the core prefix and a level's number. */
export function isCourseCode(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  if (COURSE_CODES.includes(value)) return true;
  return value.startsWith(CODES.corePrefix) && LEVEL_NUMBER.test(value.slice(CODES.corePrefix.length));
}

const CORE_LEVEL = /^CORE-LEVEL-0*([1-9]\d{0,2})$/;

/**
 * The course code of a program key, of a core level, or of a code itself (specification 1, sections 5 and 9):
 * `CORE-LEVEL-n` is the core prefix and n padded to two digits; what names no course - `DEFAULT` or anything
 * unknown - gets the school's default for the core program, and its other default otherwise. Never throws.
 */
export function courseCodeFor(name: string, programType: ProgramType = 'Specialized'): string {
  const level = CORE_LEVEL.exec(name)?.[1];
  if (level !== undefined) return coreCode(level);
  if (isProgramKey(name)) return PROGRAMS[name].courseCode;
  if (isCourseCode(name) && name !== NO_COURSE) return name;
  return programType === 'Core-Program' ? DEFAULT_CORE_CODE : DEFAULT_SPECIAL_CODE;
}

/** The school's table of what fits whom. */
export const PROGRAM_FINDER: ProgramFinder = TABLE;

/** What the school's teachers would answer. */
export const ADVISED_CHILDREN: readonly AdvisedChild[] = ADVISED;

/** The youngest and the oldest whom the school teaches. */
export const SCHOOL_AGES: AgeRange = BRAND.ages;

export type CoreLevel = CoreLevelFacts;

/** The levels of the core program, one per month (specification 1, section 1; D-28). */
export const CORE_LEVELS: readonly CoreLevel[] = LEVELS;
