import { formatLongDate, siteDay } from '@kidcode/scheduling';
import { styled } from '@kidcode/ui';

import { siteConfig } from '../../shared/site-config';
import { useOffline } from '../../shared/use-offline';

const Line = /* @__PURE__ */ styled('p', {
  paddingX: '4',
  paddingY: '3',
  background: 'bg.tint',
  textAlign: 'center',
  fontWeight: 'medium',
});

/** Without a connection: from when the prices of the page are. They are those of the build that the device has kept. */
export function OfflinePrices() {
  if (!useOffline()) return null;
  const day = formatLongDate(siteDay(siteConfig.builtToday));
  return <Line role="status">You are offline. Prices and places on this page are as of {day}.</Line>;
}
