import type { SiteDay } from '@kidcode/school';
import { campsOn } from './camp-season';
import { onlineCampPhase } from './online-courses';
import { seasonStatus } from './season-status';

/** Whether anything can be booked on a day: a camp at a center, or an online course. */
export const canBookOn = (today: SiteDay): boolean =>
  campsOn(today).some((camp) => seasonStatus(camp.season, today, camp).phase === 'open') ||
  onlineCampPhase(today) === 'open';
