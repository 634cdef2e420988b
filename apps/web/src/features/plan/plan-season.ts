import type { PlanSchool, PlanSeason } from '@kidcode/plan';
import { startDatesAhead, type OnlineCourse } from '@kidcode/scheduling';

/** The seasons of which something can be registered for on the day. */
export const openSeasons = ({ seasons }: Pick<PlanSchool, 'seasons'>): readonly PlanSeason[] =>
  seasons.filter(({ status, priced, offer }) => priced !== null && offer !== null && status.phase === 'open');

/** The online courses that have not begun, each with its next start. */
export const openCourses = ({
  courses,
  today,
}: PlanSchool): readonly { readonly course: OnlineCourse; readonly startLabel: string }[] =>
  courses.flatMap((course) => {
    const [startLabel] = startDatesAhead(course, today);
    return startLabel === undefined ? [] : [{ course, startLabel }];
  });
