/** Dialogs that a campaign can link to: `/?dialog=trial`. */
const DIALOG_NAMES = ['trial', 'enroll', 'consultation', 'core-booking', 'program', 'coupon'] as const;
export type DialogName = (typeof DIALOG_NAMES)[number];

/** The dialog that a query asks for, or null. */
export const parseDialogName = (raw: unknown): DialogName | null =>
  DIALOG_NAMES.find((name) => name === raw) ?? null;
