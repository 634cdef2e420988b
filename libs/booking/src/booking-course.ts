import { courseCodeFor, isProgramKey, PROGRAMS } from '@kidcode/scheduling';
import { WIRE_PROGRAM_TYPES } from './program-kind';
import type { ProgramKind } from './program-kind';

/** The course that a trial names to the portal. */
export type BookingCourse = { readonly courseCode: string; readonly courseName: string };

/** The names of the offerings, for a trial that is about no course in particular. Source: specification 1, section 1. */
const PROGRAM_NAMES = {
  core: 'Monthly Core Program',
  specialized: 'Specialized Programs',
} as const satisfies Record<ProgramKind, string>;

/**
 * The course of a trial: a program key, a code or a `CORE-LEVEL-n` as it is; without one KNCCORE01 for Core and
 * KNCSPECIAL11 otherwise. Specification 1, sections 5 and 9.
 *
 * @param course program key, course code or `CORE-LEVEL-n`.
 * @param courseName overrides the name of the program.
 */
export function bookingCourse(
  program: ProgramKind,
  course: string = 'DEFAULT',
  courseName: string = isProgramKey(course) ? PROGRAMS[course].title : PROGRAM_NAMES[program],
): BookingCourse {
  return { courseCode: courseCodeFor(course, WIRE_PROGRAM_TYPES[program]), courseName };
}
