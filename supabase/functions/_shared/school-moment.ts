import type { SchoolMoment, Weekday } from '@kidcode/branches';
import { SITE_TIME_ZONE, zonedParts } from '@kidcode/scheduling';
import { siteDay, weekdayOf } from '@kidcode/school';

/** A moment as the school's clock shows it; null for a zone that the host does not know. */
export function schoolMoment(at: Date): SchoolMoment | null {
  const parts = zonedParts(at, SITE_TIME_ZONE);
  if (parts === null) return null;
  const { year, month, day, hour, minute } = parts;
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    weekday: weekdayOf(siteDay(`${year}-${two(month)}-${two(day)}`)) as Weekday,
    minutes: hour * 60 + minute,
  };
}
