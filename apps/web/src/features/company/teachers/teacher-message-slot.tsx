import { BRANCH_IDS, BRANCHES, type BranchId } from '@kidcode/branches';

import { AskUs } from '../ask-us';
import { SlotPanel } from '../contact/slot-panel';
import { mailLink } from '../mail-link';
import { MailAction } from '../page-actions';

/** The place of the message form; until it arrives, the phone and the mailbox of the branch. */
export function TeacherMessageSlot({ branch }: { readonly branch: BranchId | null }) {
  const address = branch === null ? undefined : BRANCHES[branch].email;
  return (
    <SlotPanel>
      <AskUs branches={branch === null ? BRANCH_IDS : [branch]} />
      <MailAction href={mailLink('A message for my child’s teacher', address)}>Write an e-mail</MailAction>
    </SlotPanel>
  );
}
