import { BRANCHES, type BranchId } from '@kidcode/branches';
import { TEACHERS } from '@kidcode/current-school';
import type { TeacherFacts } from '@kidcode/school';
import { BRAND } from '@kidcode/site';

import { shownOf } from '../../shared/samples';

const at = (branch: BranchId | null, teachers: readonly TeacherFacts[]): readonly TeacherFacts[] =>
  teachers.filter((teacher) => branch === null || teacher.branch === branch);

/** The profiles of a branch, or all; without samples where they are not shown (D-23). */
export const teachersAt = (branch: BranchId | null, teachers = TEACHERS): readonly TeacherFacts[] =>
  shownOf(at(branch, teachers));

/** Those whom a parent can write to: a sample is nobody. */
export const realTeachersAt = (branch: BranchId | null, teachers = TEACHERS): readonly TeacherFacts[] =>
  at(branch, teachers).filter(({ sample }) => !sample);

/** To whom a message goes: a name and a mailbox. */
interface Recipient {
  readonly teacherName: string;
  readonly teacherEmail: string;
}

/**
 * The recipient of a message. Where a branch has real teachers a parent chooses one; else the branch itself, or the
 * school, takes the message and passes it on.
 *
 * @param choice the id of a teacher, from a form.
 * @returns null while a teacher has to be chosen and none is.
 */
export function recipientOf(
  branch: BranchId | null,
  choice: unknown,
  teachers: readonly TeacherFacts[] = TEACHERS,
): Recipient | null {
  const real = realTeachersAt(branch, teachers);
  if (real.length > 0) {
    const chosen = real.find(({ id }) => id === choice);
    return chosen === undefined ? null : { teacherName: chosen.fullName, teacherEmail: chosen.email };
  }
  const { name, email } =
    branch === null ? { name: BRAND.name, email: BRAND.email.display } : BRANCHES[branch];
  return { teacherName: `Any teacher, ${name}`, teacherEmail: email };
}
