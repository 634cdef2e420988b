import { SITE_TIME_ZONE } from '@kidcode/scheduling';
import { useDeferredValue } from 'react';

import { deviceTimeZone } from '../../shared/device-clock';
import { useSiteSelector } from '../../shared/store-hooks';
import { useHydrated } from '../../shared/use-hydrated';
import { selectBranchState } from '../branch/branch-slice';

/** Asked once: a page that is open does not travel, and the first answer takes a slow phone 60 ms. */
let known: string | undefined;
const zoneOfDevice = () => (known ??= deviceTimeZone());

/**
 * The IANA name of the zone in which the visitor reads the page; '' in the static page. Without branch management the
 * shown zone is the school's (D-57). It comes in between other work, and not before the next paint.
 */
export function useVisitorZone(): string {
  const { managementDisabled } = useSiteSelector(selectBranchState);
  const isAsked = useDeferredValue(useHydrated(), false);
  if (!isAsked) return '';
  return managementDisabled ? SITE_TIME_ZONE : zoneOfDevice();
}
