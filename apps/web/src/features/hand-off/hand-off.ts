import type { ToastRequest } from '../notifications/notifications-slice';
import type { BlankTab } from './blank-tab';
import { openBlankTab } from './blank-tab';

/** Said beside the link that is then shown. Source: specification 2, section 8. */
export const POPUP_BLOCKED_TOAST: ToastRequest = {
  title: 'Popup Blocked',
  description: 'Please allow popups for this site and try again.',
  variant: 'destructive',
};

/** What the link is made of, or why there is none. */
export type HandOffLink =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: { readonly code: string } };

/** What became of a hand-off: a tab is on its way, a link waits to be tapped, or there is no link. */
export type HandOffOutcome =
  | { readonly type: 'opened' }
  | { readonly type: 'popupBlocked'; readonly url: string }
  /** `code`: what refused it; null where nothing was heard. */
  | { readonly type: 'failed'; readonly code: string | null };

export interface HandOffRequest {
  /** Makes the address of the other site; a rejection counts as a failure. */
  readonly makeLink: () => Promise<HandOffLink>;
  /** What the new tab says until it is sent on. */
  readonly waiting: string;
  readonly openTab?: (message: string) => BlankTab | null;
}

async function linkOf(makeLink: HandOffRequest['makeLink']): Promise<HandOffLink | null> {
  try {
    return await makeLink();
  } catch {
    return null;
  }
}

/**
 * Sends a visitor to another site in a new tab: the one way to do so when the address takes time to make (D-13).
 * Call it in the click. A blocked tab is no dead end: the outcome then carries the link itself, to be shown.
 *
 * Never rejects. After a failure the empty tab is closed.
 */
export async function handOff(request: HandOffRequest): Promise<HandOffOutcome> {
  const { makeLink, waiting, openTab = openBlankTab } = request;
  const tab = openTab(waiting);
  const link = await linkOf(makeLink);
  if (link?.ok !== true) {
    tab?.close();
    return { type: 'failed', code: link?.error.code ?? null };
  }
  const url = link.value;
  return tab?.navigate(url) === true ? { type: 'opened' } : { type: 'popupBlocked', url };
}
