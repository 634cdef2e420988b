import { readStored, SESSION_FLAGS, writeStored } from '../shared/browser-storage';

/**
 * After a deploy an open page may ask for a script that is gone. Vite reports it; one guarded reload fetches
 * the new pages. A second failure in the same session is left to the error page. Without a connection, or where the
 * session cannot remember the reload, a reload would only lose what the visitor is doing.
 */
export function recoverFromDeploys(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const hasReloaded = () => readStored(SESSION_FLAGS.reloadedAfterDeploy, 'sessionStorage') === 'true';
    if (!navigator.onLine || hasReloaded()) return;
    writeStored(SESSION_FLAGS.reloadedAfterDeploy, 'true', 'sessionStorage');
    if (!hasReloaded()) return;
    event.preventDefault();
    window.location.reload();
  });
}
