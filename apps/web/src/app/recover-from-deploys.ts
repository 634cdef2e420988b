import { readStored, SESSION_FLAGS, writeStored } from '../shared/browser-storage';

/**
 * After a deploy an open page may ask for a script that is gone. Vite reports it; one guarded reload fetches
 * the new pages. A second failure in the same session is left to the error page.
 */
export function recoverFromDeploys(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (readStored(SESSION_FLAGS.reloadedAfterDeploy, 'sessionStorage') === 'true') return;
    writeStored(SESSION_FLAGS.reloadedAfterDeploy, 'true', 'sessionStorage');
    event.preventDefault();
    window.location.reload();
  });
}
