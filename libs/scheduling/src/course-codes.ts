/** The codes of the specialized courses. Source: specification 1, section 3, Course codes. */
export const SPECIAL_COURSE_CODES = [
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
] as const;

export type SpecialCourseCode = (typeof SPECIAL_COURSE_CODES)[number];

/** KNCCORE01 and up, one per level of the core program. */
export type CoreCourseCode = `KNCCORE${string}`;

/** `DEFAULT` stands for "no particular course"; `courseCodeFor` turns it into a real code. */
export type CourseCode = SpecialCourseCode | CoreCourseCode | 'DEFAULT';

/** Every listed code; the core codes, `KNCCORE01` and up, follow from `CORE-LEVEL-n`. */
export const COURSE_CODES: readonly (SpecialCourseCode | 'DEFAULT')[] = [...SPECIAL_COURSE_CODES, 'DEFAULT'];

/** Source: specification 1, section 9. */
export const DEFAULT_CORE_CODE = 'KNCCORE01' satisfies CoreCourseCode;
export const DEFAULT_SPECIAL_CODE = 'KNCSPECIAL11' satisfies SpecialCourseCode;

const CORE_CODE = /^KNCCORE(?:0[1-9]|[1-9]\d+)$/;

export function isCourseCode(value: unknown): value is CourseCode {
  if (typeof value !== 'string') return false;
  return COURSE_CODES.some((code) => code === value) || CORE_CODE.test(value);
}
