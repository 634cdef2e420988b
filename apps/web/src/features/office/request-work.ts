import type { OfficeLead } from '@kidcode/leads/office';
import { useState } from 'react';

import { useKeepDraft } from './drafts';
import { trouble, type Offer, type Telling } from './feedback';
import { useChangeMutation, useEraseMutation, type LeadChange } from './office-api';
import { failureWords, senderOf } from './office-words';
import { paramsNow, useAddress } from './use-address';

/**
 * What is done to requests and is still under way when their room is left: it belongs to whoever has signed in, not to the list.
 *
 * @returns `apply`, which changes something that can be undone; `erase`, which erases in ten seconds; the references that are
 * being erased; and what went wrong last, null where nothing did.
 */
export function useRequestWork(offer: Offer) {
  const [change] = useChangeMutation();
  const [forget] = useEraseMutation();
  const address = useAddress();
  const keepDraft = useKeepDraft();
  const [going, setGoing] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<Telling | null>(null);

  const apply = async (of: OfficeLead, changed: LeadChange, words: string) => {
    setProblem(null);
    const answer = await change({ reference: of.reference, version: of.version, change: changed });
    if (answer.data === undefined) {
      setProblem(trouble(failureWords(answer.error)));
      return;
    }
    const { version } = answer.data;
    const before: LeadChange = {
      ...(changed.state !== undefined && { state: of.state }),
      ...(changed.assignedTo !== undefined && { assignedTo: of.assignedTo ?? '' }),
    };
    offer(words, () => {
      void change({ reference: of.reference, version, change: before }).then(({ error }) => {
        if (error !== undefined) setProblem(trouble(failureWords(error)));
      });
    });
  };
  const stay = (kept: string) => setGoing((before) => before.filter((one) => one !== kept));
  const erase = (gone: OfficeLead) => {
    setProblem(null);
    setGoing((before) => [...before, gone.reference]);
    const carryOut = async () => {
      const { error } = await forget(gone.reference);
      stay(gone.reference);
      if (error !== undefined) {
        setProblem(trouble(failureWords(error)));
        return;
      }
      keepDraft('note', gone.reference, () => null);
      // Somebody may have opened another one since.
      if (paramsNow().get('request') === gone.reference) address.change({ request: '' });
    };
    offer(
      `The request of ${senderOf(gone)} is erased in 10 seconds.`,
      () => stay(gone.reference),
      () => void carryOut(),
    );
  };
  return { apply, erase, going, problem };
}

export type RequestWork = ReturnType<typeof useRequestWork>;
