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
