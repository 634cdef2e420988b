import { formatTime, minutesOfTime, MONTH_NAMES, type SiteDay } from '@kidcode/school';

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

/** Used when a start-date label states no times (specification 2, section 5). */
export const DEFAULT_TIMES = { startTime: '2:00 PM', endTime: '4:00 PM' } as const;

const HOUR_ONLY = /^\d{1,2}$/;

/**
 * A time as the portal expects it. A time without a colon gets ':00' (specification 2, section 5).
 *
 * @returns 'h:mm AM' or 'h:mm PM'; text that is no time comes back trimmed and otherwise untouched.
 * @example normalizeTime('2 PM') // '2:00 PM'
 */
export function normalizeTime(text: string): string {
  const trimmed = text.trim();
  if (HOUR_ONLY.test(trimmed)) return `${trimmed}:00`;
  const minutes = minutesOfTime(trimmed);
  return minutes === null ? trimmed : formatTime(minutes);
}
