import { PROGRAMS as ALL } from '@kidcode/current-school';
import type { ProgramFacts } from '@kidcode/school';

/** The key of a program in the timetable. */
export type ProgramKey = (typeof ALL)[number]['key'];

/** In the order of the timetable. Source: specification 1, section 3, Course codes. */
export const PROGRAM_KEYS = ALL.map(({ key }) => key) as readonly ProgramKey[] as readonly [
  ProgramKey,
  ...ProgramKey[],
];

/** Source: specification 1, section 3, Course schedule entry. */
export const PROGRAM_TYPES = ['Specialized', 'Core-Program', 'Online', 'AI-Club'] as const;

export type ProgramType = (typeof PROGRAM_TYPES)[number];

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
