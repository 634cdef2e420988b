import { labelDay } from '../label-day';
import type { OnlineCourseFacts } from '../program';
import type { SiteDay } from '../site-day';

/** The latest day on which a course starts; null when no label can be read. */
export function lastStart({ startDates }: OnlineCourseFacts, labelYear: number): SiteDay | null {
  const days = startDates.flatMap((label) => {
    const day = labelDay(label, labelYear);
    return day.ok ? [day.value] : [];
  });
  return days.sort().at(-1) ?? null;
}
