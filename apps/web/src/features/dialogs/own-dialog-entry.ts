import type { SiteNavigation } from '../../shared/navigation';
import { DIALOG_PARAMS, dialogEntryOf, OPENED_HERE } from './dialog-entry';

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
  navigate({ pathname, search: page.toString(), hash }, { replace: true, preventScrollReset: true });
  navigate({ pathname, search, hash }, { state: OPENED_HERE, preventScrollReset: true });
}
