/** What a dialog link carries; the rest of the address stays as it is. Source: issue "Flows", deep links. */
export const DIALOG_PARAMS = ['dialog', 'program'] as const;
