import { coreCode, DEFAULT_CORE_CODE, DEFAULT_SPECIAL_CODE, isCourseCode, NO_COURSE } from './course-codes';
import type { CourseCode } from './course-codes';
import { isProgramKey, PROGRAMS, type ProgramType } from './programs';

const CORE_LEVEL = /^CORE-LEVEL-0*([1-9]\d{0,2})$/;

/**
 * The course code of a program key, of a core level, or of a code itself (specification 1, sections 5 and 9):
 * `CORE-LEVEL-n` is the core prefix and n padded to two digits; what names no course - `DEFAULT` or anything
 * unknown - gets the school's default for the core program, and its other default otherwise. Never throws.
 */
export function courseCodeFor(name: string, programType: ProgramType = 'Specialized'): CourseCode {
  const level = CORE_LEVEL.exec(name)?.[1];
  if (level !== undefined) return coreCode(level);
  if (isProgramKey(name)) return PROGRAMS[name].courseCode;
  if (isCourseCode(name) && name !== NO_COURSE) return name;
  return programType === 'Core-Program' ? DEFAULT_CORE_CODE : DEFAULT_SPECIAL_CODE;
}
