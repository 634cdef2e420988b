import { guess } from '../shared/guess';
import { loadPage, pageAt } from './page-at';

/** The page that a link of the site leads to, fetched as if it was asked for. */
function fetchPageOf({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  const at = pageAt(link.pathname);
  if (at.type === 'page') void guess(() => loadPage(at.id));
}

/** A link under the pointer, a finger or the keyboard's focus is likely to be followed: its page is on its way. */
export function fetchOnIntent(): void {
  document.addEventListener('pointerover', fetchPageOf);
  document.addEventListener('focusin', fetchPageOf);
}
