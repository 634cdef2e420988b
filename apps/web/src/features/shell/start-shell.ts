import { holdStep } from '../../shared/history-step';
import { startTouchGuard } from '../../shared/touch-guard';
import { closeMenus, startMenuManners } from './menu-manners';
import { startStepAside } from './step-aside';

/** What the shell needs of the router; the browser router fits. */
interface Navigations {
  subscribe(
    listener: (state: { readonly location: { readonly key: string; readonly pathname: string } }) => void,
  ): unknown;
}

/** The menu of small screens covers the page: Back closes it, and does not leave the page. */
function closeMenuOnBack(): void {
  let release: (() => void) | undefined;
  const follow = (menu: EventTarget | null) => {
    if (!(menu instanceof HTMLDetailsElement) || menu.dataset.menu !== 'drawer') return;
    release?.();
    release = menu.open ? holdStep(closeMenus) : undefined;
  };
  // This event does not bubble.
  document.addEventListener('toggle', ({ target }) => follow(target), true);
  // It may have been opened before there was a script.
  follow(document.querySelector('[data-menu="drawer"][open]'));
}

/** When the page has loaded and nobody needs the device; some browsers do not tell. */
function whenIdle(work: () => void): void {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2000));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** Manners of the shell that need no component; loaded after hydration. */
export function startShell(router: Navigations): void {
  startTouchGuard();
  startMenuManners();
  closeMenuOnBack();
  startStepAside();
  let shown: string | undefined;
  router.subscribe(({ location }) => {
    if (location.key !== shown) closeMenus();
    shown = location.key;
  });
  // The development server has no worker.
  if (process.env.NODE_ENV === 'production') {
    whenIdle(() => void import('./start-offline').then(({ startOffline }) => startOffline(router)));
  }
}
