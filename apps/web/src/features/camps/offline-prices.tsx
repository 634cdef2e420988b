import { chakra } from '@chakra-ui/react';
import { formatLongDate, siteDay } from '@kidcode/scheduling';
import { useSyncExternalStore } from 'react';

import { siteConfig } from '../../shared/site-config';

const Line = /* @__PURE__ */ chakra('p', {
  base: { paddingX: '4', paddingY: '3', background: 'bg.tint', textAlign: 'center', fontWeight: 'medium' },
});

function onConnection(notify: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, notify);
  return () => {
    for (const event of events) window.removeEventListener(event, notify);
  };
}

/** Without a connection: from when the prices of the page are. They are those of the build that the device has kept. */
export function OfflinePrices() {
  const isOffline = useSyncExternalStore(
    onConnection,
    () => !navigator.onLine,
    () => false,
  );
  if (!isOffline) return null;
  const day = formatLongDate(siteDay(siteConfig.builtToday));
  return <Line role="status">You are offline. Prices and places on this page are as of {day}.</Line>;
}
