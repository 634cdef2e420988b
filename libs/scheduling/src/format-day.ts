import { MONTH_NAMES } from '@kidcode/school';
import type { SiteDay } from '@kidcode/school';

/**
 * A day as the enrollment portal and the class schedules write it, MM/dd/yyyy (specification 2, section 3).
 *
 * @example formatWireDate(siteDay('2025-12-22')) // '12/22/2025'
 */
export function formatWireDate(day: SiteDay): string {
  return `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
}

/**
 * A day as pages and start-date labels write it.
 *
 * @example formatLongDate(siteDay('2025-09-08')) // 'September 8, 2025'
 */
export function formatLongDate(day: SiteDay): string {
  const month = String(MONTH_NAMES[Number(day.slice(5, 7)) - 1]);
  return `${month} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
}
