import type { BranchId } from '@kidcode/branches';

import { island } from '../../../shared/island';
import { SlotPanel } from '../contact/slot-panel';

const TeacherMessageForm = island('teacher-message', () =>
  import('../../leads/teacher-message-form').then((module) => module.TeacherMessageForm),
);

/** The place of the message form, with the teachers of a branch or of all. */
export function TeacherMessageSlot({ branch }: { readonly branch: BranchId | null }) {
  return (
    <SlotPanel>
      <TeacherMessageForm branch={branch} />
    </SlotPanel>
  );
}
