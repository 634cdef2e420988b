import { isRecord } from '@kidcode/school';

import type { SiteNavigation } from '../../shared/navigation';

/** Dialogs that a campaign can link to: `/?dialog=trial`. */
export const DIALOG_NAMES = ['trial', 'enroll', 'consultation', 'core-booking', 'program', 'coupon'] as const;

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

let opener: HTMLElement | null = null;

/** The link that opened the dialog: the focus goes back to it. */
export const dialogOpener = (): HTMLElement | null => opener;
export const rememberOpener = (link: HTMLElement): void => void (opener = link);

/** Reads a history entry's state, which may be anything: another version of the site may have written it. */
export function dialogEntryOf(state: unknown): DialogEntry {
  const { depth, answers } = isRecord(state) ? state : {};
  return {
    depth: typeof depth === 'number' && Number.isInteger(depth) && depth > 0 ? depth : 0,
    answers: Array.isArray(answers) && answers.every((answer) => typeof answer === 'string') ? answers : [],
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
  return dialogEntryOf(isRecord(state) ? state.usr : null);
}

/**
 * A dialog that came with the address of the visit (a campaign, a tap before the page answered) gets a history entry
 * of its own, on top of the page without it: so Back closes the dialog, as it does everywhere else, and leaves the
 * site only from the page.
 */
export function giveDialogItsEntry({
  state: { location },
  navigate,
}: Pick<SiteNavigation, 'state' | 'navigate'>): void {
  const { pathname, search, hash } = location;
  const page = new URLSearchParams(search);
  if (!page.has(DIALOG_PARAMS[0]) || dialogEntryOf(location.state).depth > 0) return;
  for (const name of DIALOG_PARAMS) page.delete(name);
  navigate(
    { pathname, search: page.toString(), hash },
    { replace: true, preventScrollReset: true, state: location.state as unknown },
  );
  navigate({ pathname, search, hash }, { state: OPENED_HERE, preventScrollReset: true });
}
