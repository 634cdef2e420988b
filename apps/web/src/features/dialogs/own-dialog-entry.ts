import { DIALOG_PARAMS } from './dialog-address';
import { dialogEntryOf, OPENED_HERE } from './dialog-entry';

const stateOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null;

/**
 * A dialog that came with the address of the visit (a campaign, a tap before the page answered) gets a history entry
 * of its own, on top of the page without it: so Back closes the dialog, as it does everywhere else, and leaves the
 * site only from the page. Call it before the router reads the history; `idx` and `usr` are its own words there.
 */
export function giveDialogItsEntry(): void {
  const page = new URL(window.location.href);
  const dialog = page.href;
  if (!page.searchParams.has(DIALOG_PARAMS[0])) return;
  if (dialogEntryOf(stateOf(window.history.state)).depth > 0) return;
  for (const name of DIALOG_PARAMS) page.searchParams.delete(name);
  window.history.replaceState({ idx: 0 }, '', page);
  window.history.pushState({ idx: 1, usr: OPENED_HERE }, '', dialog);
}
