import { addDays } from '@kidcode/school';
import type { SiteDay } from '@kidcode/school';

const TWO_WEEKS = /\b(?:2|two)[\s-]*weeks?\b/i;

/** Days from the first class to the last: Monday to the Friday of the second, or of the same week. */
export const DAYS_TO_END = { twoWeeks: 11, otherwise: 4 } as const;

/**
 * The last day of an online course (specification 2, section 5): 11 days after the start for a
 * two-week course, 4 days after it for any other.
 *
 * @param duration the course's advertised duration, such as '2 Weeks'.
 * @example courseEndDate(siteDay('2025-12-22'), '2 Weeks') // '2026-01-02'
 */
export function courseEndDate(start: SiteDay, duration: string): SiteDay {
  return addDays(start, TWO_WEEKS.test(duration) ? DAYS_TO_END.twoWeeks : DAYS_TO_END.otherwise);
}
