export { parseHours, type DayHours } from '@kidcode/school';

/**
 * A time of day as a parent reads it.
 *
 * @param minutes After midnight, 0 to 1439.
 * @example formatTime(900) // '3:00 PM'
 */
export function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}
