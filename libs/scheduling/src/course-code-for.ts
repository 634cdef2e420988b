import { DEFAULT_CORE_CODE, DEFAULT_SPECIAL_CODE, isCourseCode, type CourseCode } from './course-codes';
import { isProgramKey, PROGRAMS, type ProgramType } from './programs';

const CORE_LEVEL = /^CORE-LEVEL-0*([1-9]\d{0,2})$/;

/**
 * The course code of a program key, of a core level, or of a code itself (specification 1, sections 5 and 9):
 * `CORE-LEVEL-n` is KNCCORE and n padded to two digits; what names no course - `DEFAULT` or anything
 * unknown - gets KNCCORE01 for the core program and KNCSPECIAL11 otherwise. Never throws.
 *
 * @example courseCodeFor('CORE-LEVEL-3') // 'KNCCORE03'
 */
export function courseCodeFor(
  name: string,
  programType: ProgramType = 'Specialized',
): Exclude<CourseCode, 'DEFAULT'> {
  const level = CORE_LEVEL.exec(name)?.[1];
  if (level !== undefined) return `KNCCORE${level.padStart(2, '0')}`;
  if (isProgramKey(name)) return PROGRAMS[name].courseCode;
  if (isCourseCode(name) && name !== 'DEFAULT') return name;
  return programType === 'Core-Program' ? DEFAULT_CORE_CODE : DEFAULT_SPECIAL_CODE;
}
