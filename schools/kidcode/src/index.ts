export { BRAND, REGION, TIME } from './brand';
export { CENTERS, ONLINE, VISIT_HOURS } from './branches/index';
export { SEASONS } from './seasons/index';
export { OFFERS } from './offers';
export { ADDITIONAL_PROGRAMS, CORE_LEVELS, COURSE_CODES, PROGRAMS, TIMETABLE } from './programs';
export { ONLINE_CAMP, ONLINE_COURSES } from './online-courses';
export { PAGES } from './pages';
