import type { Path } from 'react-router-dom';

import { readStored, SESSION_FLAGS, writeStored } from '../shared/browser-storage';
import { isGuessing } from '../shared/guess';
import { leave } from '../shared/leaving';

/** What recovery needs of the router: the page that was asked for and has not come yet. */
interface Navigations {
  readonly state: { readonly ahead: Path | null };
}

/**
 * After a deploy an open page may ask for a script that is gone. Vite reports it; one guarded load of the page
 * that was asked for fetches the new files. A second failure in the same session is left to the error page.
 * What nobody has asked for yet may be missing. Without a connection, or where the session cannot remember the
 * reload, it would only lose what the visitor is doing.
 */
export function recoverFromDeploys(router: Navigations): void {
  window.addEventListener('vite:preloadError', (event) => {
    const hasReloaded = () => readStored(SESSION_FLAGS.reloadedAfterDeploy, 'sessionStorage') === 'true';
    const asked = router.state.ahead;
    if (asked === null && isGuessing()) return;
    if (!navigator.onLine || hasReloaded()) return;
    writeStored(SESSION_FLAGS.reloadedAfterDeploy, 'true', 'sessionStorage');
    if (!hasReloaded()) return;
    event.preventDefault();
    leave();
    if (asked) window.location.assign(asked.pathname + asked.search + asked.hash);
    else window.location.reload();
  });
}
