import { joinsCourse, onlineCoursePayload } from '@kidcode/booking';
import { findOnlineCourse, ONLINE_COURSES } from '@kidcode/scheduling';

import type { SigningFlags } from '../flags/signing-flags';
import type { Outcome } from '../outcome';
import { badInput } from '../outcome';
import { readToday } from '../read-today';
import { signOutcome } from '../sign-outcome';
import type { Surroundings } from '../surroundings';

type Flags = SigningFlags & { readonly start: string };

/** `kidcode token course CODE --start LABEL`: a signed registration for an online course, on any date to come. */
export async function tokenCourseCommand(
  code: string,
  flags: Flags,
  surroundings: Surroundings,
): Promise<Outcome> {
  const course = findOnlineCourse(code);
  if (course === null) {
    const codes = ONLINE_COURSES.map(({ courseCode }) => courseCode).join(', ') || 'this school has none';
    return badInput(`<code>: expected an online course: ${codes}; got ${JSON.stringify(code)}`);
  }
  const payload = onlineCoursePayload(course, flags.start);
  if (!payload.ok) {
    const example = JSON.stringify(course.startDates[0]);
    return badInput(`--start: ${payload.error.message}; expected a start date such as ${example}`);
  }
  const today = readToday(surroundings, flags.now);
  if (!today.ok) return today;
  const joined = joinsCourse(course, flags.start, today.value);
  if (joined.ok) return signOutcome(payload.value, flags, surroundings);
  return badInput(`--start: ${joined.error.message}; got ${JSON.stringify(flags.start)} on ${today.value}`);
}
