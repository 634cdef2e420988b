import { timeZoneNotice } from '@kidcode/scheduling';
import { Notice } from '@kidcode/ui';
import { useSyncExternalStore } from 'react';

import { deviceTimeZone } from '../../shared/device-clock';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';

const subscribeNever = () => () => undefined;
const zoneUnknown = () => '';

/** Told only to those whose clock differs from Central time (specification 2, section 8). */
export function YourTimeZone() {
  const zone = useSyncExternalStore(subscribeNever, deviceTimeZone, zoneUnknown);
  const notice = timeZoneNotice(zone, useSiteSelector(selectToday));
  return notice === null ? null : <Notice role="status">{notice.message}</Notice>;
}
