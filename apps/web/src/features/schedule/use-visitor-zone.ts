import { SITE_TIME_ZONE } from '@kidcode/scheduling';
import { useDeferredValue, useSyncExternalStore } from 'react';

import { deviceTimeZone } from '../../shared/device-clock';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectBranchState } from '../branch/branch-slice';

const subscribeNever = () => () => undefined;
/** Asked once: a page that is open does not travel, and every class of the timetable wants to know. */
let known: string | undefined;
const zoneOfDevice = () => (known ??= deviceTimeZone());
const zoneUnknown = () => '';

/**
 * The IANA name of the zone in which the visitor reads the page; '' in the static page. Without branch management the
 * shown zone is the school's (D-57).
 */
export function useVisitorZone(): string {
  const { managementDisabled } = useSiteSelector(selectBranchState);
  const device = useSyncExternalStore(subscribeNever, zoneOfDevice, zoneUnknown);
  // The hundred times of a timetable are rendered in between other work, not all before the next paint.
  return useDeferredValue(managementDisabled ? SITE_TIME_ZONE : device);
}
