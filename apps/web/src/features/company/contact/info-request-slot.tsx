import { BRANCH_IDS } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';

import { AskUs } from '../ask-us';
import { mailLink } from '../mail-link';
import { MailAction } from '../page-actions';
import { SlotPanel } from './slot-panel';

/** The place of the information request form; until it arrives, the ways to ask a person. */
export function InfoRequestSlot() {
  return (
    <SlotPanel>
      <AskUs branches={BRANCH_IDS} />
      <MailAction href={mailLink(`A question for ${BRAND.name}`)}>Write an e-mail</MailAction>
    </SlotPanel>
  );
}
