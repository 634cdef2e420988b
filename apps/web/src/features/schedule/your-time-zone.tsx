import { timeZoneNotice } from '@kidcode/scheduling';
import { Notice } from '@kidcode/ui';
import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';

import { selectToday } from '../clock/clock-slice';

const subscribeNever = () => () => undefined;
const zoneOfDevice = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const zoneUnknown = () => '';

/** Told only to those whose clock differs from the school's (specification 2, section 8). */
export function YourTimeZone() {
  const zone = useSyncExternalStore(subscribeNever, zoneOfDevice, zoneUnknown);
  const notice = timeZoneNotice(zone, useSelector(selectToday));
  return notice === null ? null : <Notice role="status">{notice.message}</Notice>;
}
