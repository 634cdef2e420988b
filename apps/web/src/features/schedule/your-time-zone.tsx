import { timeZoneNotice } from '@kidcode/scheduling';
import { Notice } from '@kidcode/ui';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';
import { useVisitorZone } from './use-visitor-zone';

/** Told only to those whose clock differs from the school's (specification 2, section 8). */
export function YourTimeZone() {
  const notice = timeZoneNotice(useVisitorZone(), useSiteSelector(selectToday));
  return notice === null ? null : <Notice role="status">{notice.message}</Notice>;
}
