import { readStored, SESSION_FLAGS, writeStored } from '../shared/browser-storage';
import { isGuessing } from '../shared/guess';
import { leave } from '../shared/leaving';
import { pageLoading } from './page-at';

/**
 * After a deploy an open page may ask for a script that is gone. Vite reports it; one guarded load of the address, which
 * is that of the page that was asked for, fetches the new files. A second failure in the same session is left to the
 * error page. What nobody has asked for yet may be missing. Without a connection, or where the session cannot remember
 * the reload, it would only lose what the visitor is doing.
 */
export function recoverFromDeploys(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const hasReloaded = () => readStored(SESSION_FLAGS.reloadedAfterDeploy, 'sessionStorage') === 'true';
    if (!pageLoading.isLoading() && isGuessing()) return;
    if (!navigator.onLine || hasReloaded()) return;
    writeStored(SESSION_FLAGS.reloadedAfterDeploy, 'true', 'sessionStorage');
    if (!hasReloaded()) return;
    event.preventDefault();
    leave();
    window.location.reload();
  });
}
