/** The two kinds of program that a family can choose. Source: specification 1, section 1. */
export const PROGRAM_KINDS = ['core', 'specialized'] as const;
export type ProgramKind = (typeof PROGRAM_KINDS)[number];

/** How a child learns. */
export const LEARNING_MODES = ['online', 'in-center'] as const;
export type LearningMode = (typeof LEARNING_MODES)[number];

/** The program's name on the wire. Source: specification 1, section 3, Program types. */
export const WIRE_PROGRAM_TYPES = {
  core: 'Core-Program',
  specialized: 'Specialized',
} as const satisfies Record<ProgramKind, string>;
