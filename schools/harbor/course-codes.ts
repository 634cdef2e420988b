import type { CourseCodes } from '@kidcode/school';

/** The portal's course codes. Invented; HBRSTUDIO06 is unassigned. */
export const COURSE_CODES: CourseCodes = {
  specialized: ['HBRSTUDIO01', 'HBRSTUDIO02', 'HBRSTUDIO03', 'HBRSTUDIO04', 'HBRSTUDIO05', 'HBRSTUDIO06'],
  corePrefix: 'HBRCORE',
  defaultCore: 'HBRCORE01',
  defaultSpecialized: 'HBRSTUDIO01',
};
