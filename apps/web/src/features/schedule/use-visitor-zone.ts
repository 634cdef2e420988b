import { SITE_TIME_ZONE } from '@kidcode/scheduling';
import { useSyncExternalStore } from 'react';

import { deviceTimeZone } from '../../shared/device-clock';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectBranchState } from '../branch/branch-slice';

const subscribeNever = () => () => undefined;
const zoneOfDevice = () => deviceTimeZone();
const zoneUnknown = () => '';

/**
 * The IANA name of the zone in which the visitor reads the page; '' in the static page. Without branch management the
 * shown zone is the school's (D-57).
 */
export function useVisitorZone(): string {
  const { managementDisabled } = useSiteSelector(selectBranchState);
  const device = useSyncExternalStore(subscribeNever, zoneOfDevice, zoneUnknown);
  return managementDisabled ? SITE_TIME_ZONE : device;
}
