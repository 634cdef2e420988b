import { closeMenus, startMenuManners } from './menu-manners';
import { startTouchGuard } from './touch-guard';

/** What the shell needs of the router; the browser router fits. */
interface Navigations {
  subscribe(listener: (state: { readonly location: { readonly key: string } }) => void): unknown;
}

/** Manners of the shell that need no component; loaded after hydration. */
export function startShell(router: Navigations): void {
  startTouchGuard();
  startMenuManners();
  let shown: string | undefined;
  router.subscribe(({ location }) => {
    if (location.key !== shown) closeMenus();
    shown = location.key;
  });
}
