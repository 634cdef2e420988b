import { useHydrated } from '../../shared/use-hydrated';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';
import { Planner } from './planner';

/** The planner of the day. */
export function LivePlanner() {
  return <Planner today={useSiteSelector(selectToday)} isLive={useHydrated()} />;
}
