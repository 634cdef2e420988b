import { CENTER_IDS, isCenterId } from '@kidcode/branches';
import type { BranchId, CenterId } from '@kidcode/branches';

/** The center of a visit where nobody needs to be asked for it: the chosen one, or the only one; else null (D-48). */
export function centerToVisit(current: BranchId | null): CenterId | null {
  if (isCenterId(current)) return current;
  return CENTER_IDS.length === 1 ? (CENTER_IDS[0] ?? null) : null;
}

/** A parent wants another center than the one that the booking is with, and names it (D-59). */
export type OtherCenterEvent =
  { readonly type: 'otherCenterWanted' } | { readonly type: 'centerChosen'; readonly center: CenterId };

const WANTED = 'other-center';

/** The event in a word for the browser's history. */
export const otherCenterAnswer = (event: OtherCenterEvent): string =>
  event.type === 'otherCenterWanted' ? WANTED : event.center;

/** The event of a word; null for any other word. */
export function otherCenterEvent(answer: string): OtherCenterEvent | null {
  if (answer === WANTED) return { type: 'otherCenterWanted' };
  return isCenterId(answer) ? { type: 'centerChosen', center: answer } : null;
}

/** How a family meets the school, as the portal writes it (D-19). `Online` is an online class. */
export const MEETING_METHODS = ['In-Person', 'Virtual', 'Online'] as const;
export type MeetingMethod = (typeof MEETING_METHODS)[number];

/** The methods of a session at a center and of a consultation. Source: specification 1, section 2, Dialogs. */
export const SESSION_METHODS = ['In-Person', 'Virtual'] as const;
export type SessionMethod = (typeof SESSION_METHODS)[number];

/** What the portal is asked for (D-19). */
export const MEETING_TYPES = { trial: 'Trial', consultation: 'Consultation' } as const;

/** Which methods a branch offers: online only `Virtual`, which is then chosen by itself. */
export const sessionMethodsOf = (branch: unknown): readonly SessionMethod[] =>
  branch === 'online' ? ['Virtual'] : SESSION_METHODS;

/** The two kinds of program that a family can choose. Source: specification 1, section 1. */
export const PROGRAM_KINDS = ['core', 'specialized'] as const;
export type ProgramKind = (typeof PROGRAM_KINDS)[number];

export const LEARNING_MODES = ['online', 'in-center'] as const;
export type LearningMode = (typeof LEARNING_MODES)[number];

/** The program's name on the wire. Source: specification 1, section 3, Program types. */
export const WIRE_PROGRAM_TYPES = {
  core: 'Core-Program',
  specialized: 'Specialized',
} as const satisfies Record<ProgramKind, string>;
