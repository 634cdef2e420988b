/** What a dialog link carries; the rest of the address stays as it is. Source: issue "Flows", deep links. */
export const DIALOG_PARAMS = ['dialog', 'program'] as const;

/** The state of a history entry that a dialog link made: Back leads to the page without the dialog. */
export const OPENED_HERE = { dialogOpenedHere: true } as const;

/** Whether a history entry was made by a dialog link. */
export const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dialogOpenedHere' in state;
