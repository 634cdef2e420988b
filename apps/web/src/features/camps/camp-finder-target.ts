import { leadingShown } from '@kidcode/booking';
import { campFinderCenter, type CenterId, type LocationOutcome } from '@kidcode/branches';
import { coursesAhead, type SiteDay } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';

import { hasPage } from '../../shared/has-page';

/**
 * Where the camp finder leads: to the season that can be booked, or comes next, at the center that fits; without one to
 * the online camps. While nothing lies ahead, to the page about all camps (specification 2, section 2; D-44, D-47).
 */
export function campFinderTarget(location: LocationOutcome, stored: CenterId | null, today: SiteDay): string {
  const { camp } = leadingShown(today);
  const center = campFinderCenter(location, stored);
  if (!camp.isOver && center !== null) return campPath(camp.season, center);
  const isOnline = center === null && hasPage('online-camps') && coursesAhead(today).length > 0;
  return isOnline ? '/online-camps' : '/camps';
}
