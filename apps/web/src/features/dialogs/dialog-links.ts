import { guess } from '../../shared/guess';
import type { SiteNavigation } from '../../shared/navigation';
import { DIALOG_PARAMS, entryInHistory, OPENED_HERE, rememberOpener } from './dialog-entry';

/** The code of all dialogs, fetched when one is first wanted. */
export const loadDialogHost = () => import('./dialog-host').then((module) => module.DialogHost);

function dialogLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isDialog = link?.origin === window.location.origin && link.search.includes('dialog=');
  return isDialog ? link : null;
}

/**
 * Opens `/?dialog=trial` and its like as a dialog over whatever page the link stands on; as plain HTML the same
 * link leads to the home page with the dialog open.
 */
export function startDialogLinks({ navigate }: Pick<SiteNavigation, 'navigate'>): void {
  document.addEventListener('pointerover', (event) => {
    if (dialogLink(event)) void guess(loadDialogHost);
  });
  document.addEventListener(
    'click',
    (event) => {
      const link = dialogLink(event);
      if (!link || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      rememberOpener(link);
      // The browser's own: what is shown may still be on its way to an address that a tab has just been given.
      const { pathname, search, hash } = window.location;
      const wanted = new URLSearchParams(link.search);
      const params = new URLSearchParams(search);
      const replace = params.has(DIALOG_PARAMS[0]);
      for (const name of DIALOG_PARAMS) {
        const value = wanted.get(name);
        if (value === null) params.delete(name);
        else params.set(name, value);
      }
      navigate(
        { pathname, search: `?${params.toString()}`, hash },
        {
          // In place of another dialog it stands as deep in the history as that one.
          state: replace ? { ...OPENED_HERE, depth: entryInHistory().depth } : OPENED_HERE,
          replace,
          preventScrollReset: true,
        },
      );
    },
    true,
  );
}
