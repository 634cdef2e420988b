import { SCHOOL_TIME_ZONE, type SchoolMoment, type Weekday } from '@kidcode/branches';
import { weekdayOf, zonedParts } from '@kidcode/scheduling';
import { useMemo, useSyncExternalStore } from 'react';

import { deviceNow } from '../../shared/device-clock';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';

/** Often enough that 'open now' is never a minute late. */
const TICK_MS = 15_000;

/** Minutes after midnight on the clock at the school, 0 to 1439. */
export function schoolMinutes(now: Date): number {
  const parts = zonedParts(now, SCHOOL_TIME_ZONE);
  return parts === null ? 0 : parts.hour * 60 + parts.minute;
}

function subscribeToMinutes(tell: () => void): () => void {
  const timer = setInterval(tell, TICK_MS);
  return () => clearInterval(timer);
}

const minutesNow = (): number => schoolMinutes(deviceNow());
const noMinutes = (): null => null;

/** The day that the site believes it is, at the present time of day at the school; null before hydration. */
export function useSchoolMoment(): SchoolMoment | null {
  const today = useSiteSelector(selectToday);
  const minutes = useSyncExternalStore<number | null>(subscribeToMinutes, minutesNow, noMinutes);
  return useMemo(
    () => (minutes === null ? null : { weekday: weekdayOf(today) as Weekday, minutes, day: today }),
    [today, minutes],
  );
}
