import type { OfficeLead } from '@kidcode/leads/office';
import { useState } from 'react';

import { useKeepDraft } from './drafts';
import { trouble, type Telling, type Undoing } from './feedback';
import { useChangeMutation, useEraseMutation, type LeadChange } from './office-api';
import { failureWords, senderOf } from './office-words';
import { paramsNow, useAddress } from './use-address';

/**
 * What is done to requests and is still under way when their room is left: it belongs to whoever has signed in, not to the list.
 *
 * @param tell says what went wrong, null that nothing has.
 * @returns `apply`, which changes something that can be undone; `erase`, which erases in ten seconds; and the references that are
 * being erased.
 */
export function useRequestWork({ offer, withdraw }: Undoing, tell: (told: Telling | null) => void) {
  const [change] = useChangeMutation();
  const [forget] = useEraseMutation();
  const address = useAddress();
  const keepDraft = useKeepDraft();
  const [going, setGoing] = useState<readonly string[]>([]);
  // Another one may be open when the answer comes.
  const tellOf = (lead: OfficeLead, error: unknown) =>
    tell(trouble(`${senderOf(lead)}: ${failureWords(error)}`));

  const apply = async (lead: OfficeLead, changed: LeadChange, words: string) => {
    const { reference } = lead;
    // State and assignment are undone each by itself, whatever else this person has changed since.
    const of = [reference, ...Object.keys(changed)].join(' ');
    tell(null);
    withdraw(of);
    const answer = await change({ reference, version: lead.version, change: changed });
    if (answer.data === undefined) {
      tellOf(lead, answer.error);
      return;
    }
    const { version } = answer.data;
    const before: LeadChange = {
      ...(changed.state !== undefined && { state: lead.state }),
      ...(changed.assignedTo !== undefined && { assignedTo: lead.assignedTo ?? '' }),
    };
    const undo = async () => {
      const { error } = await change({ reference, version, change: before });
      return error === undefined ? null : failureWords(error);
    };
    offer({ words, of, undo });
  };
  const stay = (kept: string) => setGoing((before) => before.filter((one) => one !== kept));
  const erase = (gone: OfficeLead) => {
    tell(null);
    setGoing((before) => [...before, gone.reference]);
    const carryOut = async () => {
      const { error } = await forget(gone.reference);
      stay(gone.reference);
      if (error !== undefined) {
        tellOf(gone, error);
        return;
      }
      keepDraft('note', gone.reference, () => null);
      // Somebody may have opened another one since.
      if (paramsNow().get('request') === gone.reference) address.change({ request: '' });
    };
    offer({
      words: `The request of ${senderOf(gone)} is being erased.`,
      undo: () => {
        stay(gone.reference);
        return Promise.resolve(null);
      },
      whenOver: () => void carryOut(),
    });
  };
  return { apply, erase, going };
}

export type RequestWork = ReturnType<typeof useRequestWork>;
