/** What a dialog link carries; the rest of the address stays as it is. Source: issue "Flows", deep links. */
export const DIALOG_PARAMS = ['dialog', 'program'] as const;

/** What the history entry of a dialog carries: reload, Back and Forward find the dialog as it was left. */
export interface DialogEntry {
  /** How many entries the dialog has added to the history; 0 for one that came with the address of the visit. */
  readonly depth: number;
  /** The answers given so far, oldest first, as the flows put them into words. */
  readonly answers: readonly string[];
}

/** The entry of a dialog that a link of this page opened: Back leads to the page without it. */
export const OPENED_HERE: DialogEntry = { depth: 1, answers: [] };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a history entry's state, which may be anything: another version of the site may have written it. */
export function dialogEntryOf(state: unknown): DialogEntry {
  const { depth, answers }: Record<string, unknown> =
    typeof state === 'object' && state !== null ? { ...state } : {};
  return {
    depth: typeof depth === 'number' && Number.isInteger(depth) && depth > 0 ? depth : 0,
    answers: Array.isArray(answers) && answers.every(isText) ? answers : [],
  };
}

/** The entry after one more answer. */
export const answered = ({ depth, answers }: DialogEntry, answer: string): DialogEntry => ({
  depth: depth + 1,
  answers: [...answers, answer],
});

/** The entry that the browser is at by now: the router, and the page that it draws, may still be on the way to it. */
export function entryInHistory(): DialogEntry {
  const state: unknown = window.history.state;
  return dialogEntryOf(typeof state === 'object' && state !== null && 'usr' in state ? state.usr : null);
}
