import type { ProgramCard, ProgramLinkId } from '@kidcode/school';

/** The programs that the school has, in a line each. */
export const PROGRAM_CARDS: Readonly<Partial<Record<ProgramLinkId, ProgramCard>>> = {};
