import { SITE_TIME_ZONE, timeZoneNotice } from '@kidcode/scheduling';
import { Notice } from '@kidcode/ui';
import { useSyncExternalStore } from 'react';

import { deviceTimeZone } from '../../shared/device-clock';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectBranchState } from '../branch/branch-slice';
import { selectToday } from '../clock/clock-slice';

const subscribeNever = () => () => undefined;
const zoneOfDevice = () => deviceTimeZone();
const zoneUnknown = () => '';

/**
 * Told only to those whose clock differs from the school's (specification 2, section 8). Without branch management the
 * shown zone is the school's (D-57).
 */
export function YourTimeZone() {
  const { managementDisabled } = useSiteSelector(selectBranchState);
  const device = useSyncExternalStore(subscribeNever, zoneOfDevice, zoneUnknown);
  const zone = managementDisabled ? SITE_TIME_ZONE : device;
  const notice = timeZoneNotice(zone, useSiteSelector(selectToday));
  return notice === null ? null : <Notice role="status">{notice.message}</Notice>;
}
