import type { SpecialCourseCode } from './course-codes';

/** Source: specification 1, section 3, Course codes. */
export const PROGRAM_KEYS = [
  'SCRATCHJR',
  'SCRATCH_GAME',
  'MINECRAFT_MODDING',
  'ROBLOX_GAME',
  'ROBLOX_ADVANCED',
  'AI_WEBSITE',
  'AI_EXPLORATION',
  'VEX_VR',
  'SPHERO_BOLT',
  'PYTHON_PROGRAMMING',
] as const;

export type ProgramKey = (typeof PROGRAM_KEYS)[number];

/** Source: specification 1, section 3, Course schedule entry. */
export const PROGRAM_TYPES = ['Specialized', 'Core-Program', 'Online', 'AI-Club'] as const;

export type ProgramType = (typeof PROGRAM_TYPES)[number];

export type Program = {
  readonly key: ProgramKey;
  readonly title: string;
  readonly courseCode: SpecialCourseCode;
  /** 'from-to' in years; null where the specifications give no age. */
  readonly ages: string | null;
};

/**
 * The specialized programs. The specifications list ten keys and twelve codes and tie two of them together:
 * Roblox is KNCSPECIAL07 and AI/ML is KNCSPECIAL03 (specification 2, section 3), whose online courses are for ages
 * 8-14. The other keys take the remaining codes in the order in which both lists stand; KNCSPECIAL11 stays the
 * default code and KNCSPECIAL23 is unassigned. Titles spell the keys out.
 */
export const PROGRAMS = {
  SCRATCHJR: { key: 'SCRATCHJR', title: 'ScratchJr', courseCode: 'KNCSPECIAL01', ages: null },
  SCRATCH_GAME: {
    key: 'SCRATCH_GAME',
    title: 'Scratch Game Development',
    courseCode: 'KNCSPECIAL02',
    ages: null,
  },
  MINECRAFT_MODDING: {
    key: 'MINECRAFT_MODDING',
    title: 'Minecraft Modding',
    courseCode: 'KNCSPECIAL06',
    ages: null,
  },
  ROBLOX_GAME: {
    key: 'ROBLOX_GAME',
    title: 'Roblox Game Development',
    courseCode: 'KNCSPECIAL07',
    ages: '8-14',
  },
  ROBLOX_ADVANCED: {
    key: 'ROBLOX_ADVANCED',
    title: 'Advanced Roblox',
    courseCode: 'KNCSPECIAL09',
    ages: null,
  },
  AI_WEBSITE: { key: 'AI_WEBSITE', title: 'AI Website', courseCode: 'KNCSPECIAL10', ages: null },
  AI_EXPLORATION: {
    key: 'AI_EXPLORATION',
    title: 'AI Exploration',
    courseCode: 'KNCSPECIAL03',
    ages: '8-14',
  },
  VEX_VR: { key: 'VEX_VR', title: 'VEX VR', courseCode: 'KNCSPECIAL15', ages: null },
  SPHERO_BOLT: { key: 'SPHERO_BOLT', title: 'Sphero BOLT', courseCode: 'KNCSPECIAL21', ages: null },
  PYTHON_PROGRAMMING: {
    key: 'PYTHON_PROGRAMMING',
    title: 'Python Programming',
    courseCode: 'KNCSPECIAL22',
    ages: null,
  },
} as const satisfies { readonly [K in ProgramKey]: Program & { readonly key: K } };

export function isProgramKey(value: unknown): value is ProgramKey {
  return PROGRAM_KEYS.some((key) => key === value);
}
