import type { School } from '@kidcode/school';
import { CENTERS, ONLINE, VISIT_HOURS } from './branches/index';
import { BRAND, REGION, TIME } from './brand';
import { OFFERS } from './offers';
import { ONLINE_CAMP, ONLINE_COURSES } from './online-courses';
import { PAGES } from './pages';
import { ADDITIONAL_PROGRAMS, CORE_LEVELS, COURSE_CODES, PROGRAMS, TIMETABLE } from './programs';
import { SEASONS } from './seasons/index';

/**
 * Everything that the school says of itself, in one piece: for the check of its data. Whoever needs single facts takes
 * them by name from the package, so that a page does not load them all.
 */
export const SCHOOL = {
  BRAND,
  TIME,
  REGION,
  CENTERS,
  ONLINE,
  SEASONS,
  OFFERS,
  PROGRAMS,
  TIMETABLE,
  COURSE_CODES,
  CORE_LEVELS,
  ONLINE_COURSES,
  ONLINE_CAMP,
  ADDITIONAL_PROGRAMS,
  PAGES,
  VISIT_HOURS,
} as const satisfies School;
