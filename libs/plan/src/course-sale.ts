import { courseStanding, hasPlace } from '@kidcode/booking';
import { courseStatus } from '@kidcode/scheduling';
import type { OnlineCourse } from '@kidcode/scheduling';
import type { ItemSale } from './camp-sale';
import type { CourseItem, ItemPlace } from './plan';
import type { PlanSchool } from './plan-school';

/** Whether a child can join an online course on its start date, on the day. One that nobody can join any more has no price (D-44). */
export function courseSale(
  place: ItemPlace,
  { courseCode, startLabel }: CourseItem,
  { courses, today, places }: PlanSchool,
): ItemSale<OnlineCourse> {
  const course = courses.find((candidate) => candidate.courseCode === courseCode);
  if (course === undefined) {
    return { selection: null, counts: false, problems: [{ ...place, code: 'unknown-course' }] };
  }
  const { phase, startDates } = courseStatus(course, today);
  if (phase !== 'open') {
    const code = phase === 'running' ? 'course-started' : 'course-over';
    return { selection: null, counts: false, problems: [{ ...place, code, courseCode }] };
  }
  if (!hasPlace(courseStanding(places, courseCode, startLabel))) {
    return { selection: null, counts: false, problems: [{ ...place, code: 'course-full', courseCode }] };
  }
  if (startDates.includes(startLabel)) return { selection: course, counts: true, problems: [] };
  const code = course.startDates.includes(startLabel) ? 'course-started' : 'start-not-offered';
  return { selection: course, counts: false, problems: [{ ...place, code, courseCode }] };
}
