import { parseStartDate, type OnlineCourse, type SiteDay } from '@kidcode/scheduling';

/** The start dates of a course that lie ahead, today included: the signer refuses the others. */
export function openStartDates({ startDates }: OnlineCourse, today: SiteDay): readonly string[] {
  return startDates.filter((label) => {
    const start = parseStartDate(label);
    return start.ok && start.value.startDate >= today;
  });
}
