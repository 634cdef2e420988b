import { useSyncExternalStore } from 'react';

function onConnection(notify: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, notify);
  return () => {
    for (const event of events) window.removeEventListener(event, notify);
  };
}

/** Whether the browser says that it is without a connection: that is certain, the contrary is not. False in static HTML. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    onConnection,
    () => !navigator.onLine,
    () => false,
  );
