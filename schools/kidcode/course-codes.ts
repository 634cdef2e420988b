import type { CourseCodes } from '@kidcode/school';

/** The portal's course codes. Source: specification 1, sections 3 and 9. */
export const COURSE_CODES: CourseCodes = {
  specialized: [
    'KNCSPECIAL01',
    'KNCSPECIAL02',
    'KNCSPECIAL03',
    'KNCSPECIAL06',
    'KNCSPECIAL07',
    'KNCSPECIAL09',
    'KNCSPECIAL10',
    'KNCSPECIAL11',
    'KNCSPECIAL15',
    'KNCSPECIAL21',
    'KNCSPECIAL22',
    'KNCSPECIAL23',
  ],
  corePrefix: 'KNCCORE',
  defaultCore: 'KNCCORE01',
  defaultSpecialized: 'KNCSPECIAL11',
};
