import { bookingBranch, MEETING_METHODS, PROGRAM_KINDS, sessionMethodsOf, trialLink } from '@kidcode/booking';
import type { MeetingMethod } from '@kidcode/booking';
import type { BranchId } from '@kidcode/branches';
import { courseCodeFor, PROGRAM_KEYS } from '@kidcode/scheduling';

import type { LinkFlags } from '../flags/link-flags';
import type { Outcome } from '../outcome';
import { badInput, report } from '../outcome';
import { readBranch } from '../read-branch';
import { readChoice } from '../read-choice';
import { readPortal } from '../read-portal';
import type { Surroundings } from '../surroundings';

type Flags = LinkFlags & { readonly program?: string; readonly course?: string };

/** How a trial can be held: at a center in any way, online not in person (D-19). */
const methodsOf = (branch: BranchId): readonly MeetingMethod[] =>
  MEETING_METHODS.filter((method) => method === 'Online' || sessionMethodsOf(branch).includes(method));

/** A name that is no course becomes whatever the program's default is. */
const isCourse = (name: string): boolean =>
  courseCodeFor(name, 'Core-Program') === courseCodeFor(name, 'Specialized');

/** `kidcode link trial`: the portal's page for booking a free trial. */
export function linkTrialCommand(flags: Flags, surroundings: Surroundings): Outcome {
  const branch = readBranch('--branch', flags.branch ?? bookingBranch(null, 'trial'));
  if (!branch.ok) return branch;
  const program = readChoice('--program', PROGRAM_KINDS, flags.program ?? 'core');
  if (!program.ok) return program;
  const { id } = branch.value;
  const method = readChoice(
    '--method',
    methodsOf(id),
    flags.method ?? (id === 'online' ? 'Online' : 'In-Person'),
  );
  if (!method.ok) return method;
  const { course } = flags;
  if (course !== undefined && !isCourse(course)) {
    const expected = `a course code, CORE-LEVEL-n or a program: ${PROGRAM_KEYS.join(', ')}`;
    return badInput(`--course: expected ${expected}; got ${JSON.stringify(course)}`);
  }
  const portal = readPortal(flags.portal, surroundings);
  if (!portal.ok) return portal;
  const url = trialLink({
    portal: portal.value,
    branchId: id,
    program: program.value,
    meetingMethod: method.value,
    ...(course === undefined ? {} : { course }),
  });
  return report({ url }, url);
}
