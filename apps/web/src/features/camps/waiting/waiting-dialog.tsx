import { outsideWords, type CountedPlace } from '@kidcode/booking';
import { WAITING_AGREEMENT_TEXT } from '@kidcode/leads';
import { isOfAge, parseAges } from '@kidcode/school';
import { Dialog } from '@kidcode/ui/dialog';
import { useEffectEvent, useLayoutEffect, useState, type SyntheticEvent } from 'react';

import { holdStep } from '../../../shared/history-step';
import { EMAIL_FIELD, LeadForm, PHONE_FIELD } from '../../leads/lead-form';

interface WaitingDialogProps {
  readonly place: CountedPlace;
  /** What is waited for, as people name it: 'Winter Camp 2025, week 1, Euless'. */
  readonly subject: string;
  /** Whom it is for, as the school advertises it: '5-16'. */
  readonly ages: string;
  readonly onClose: () => void;
  /** Opened from a dialog that hears of Back for both. */
  readonly isHeld?: true;
}

const AGE = 'childAge';

/** Puts a child on the waiting list: who asks, how old the child is, and the consent to a message. */
export function WaitingDialog({ place, subject, ages, onClose, isHeld }: WaitingDialogProps) {
  const { edition, week, part, center } = place;
  const range = parseAges(ages);
  const [age, setAge] = useState<number | null>(null);
  const readAge = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const text = currentTarget.querySelector<HTMLInputElement>(`[name=${AGE}]`)?.value.trim() ?? '';
    setAge(/^\d+$/.test(text) ? Number(text) : null);
  };
  const isOutside = age !== null && range !== null && !isOfAge(age, range);
  const close = useEffectEvent(onClose);
  // Back closes it from the moment that it is seen.
  useLayoutEffect(() => (isHeld ? undefined : holdStep(() => close())), [isHeld]);
  return (
    <Dialog open onClose={onClose} title="Join the waiting list" description={subject}>
      {/* It stands over another form, and React hands what happens here on to that. */}
      <div onSubmit={(event) => event.stopPropagation()} onInput={readAge} onReset={() => setAge(null)}>
        <LeadForm
          kind="waiting"
          subjectOf={() => subject}
          name="Join the waiting list"
          fields={[
            { name: 'name', label: 'Your name', autoComplete: 'name', half: true },
            {
              name: AGE,
              label: "Child's age",
              hint: isOutside ? outsideWords(age, range) : 'In years',
              inputMode: 'numeric',
              autoComplete: 'off',
              half: true,
            },
            EMAIL_FIELD,
            { ...PHONE_FIELD, optional: true, hint: 'If you would like a text message, too' },
          ]}
          hidden={{ edition, week: String(week), part, branch: center }}
          agreement={WAITING_AGREEMENT_TEXT}
          note="We write in the order in which requests arrive, and use what you write here for nothing else."
          send="Join the waiting list"
          sent={{
            title: 'You are on the waiting list. We write to you when a place is free.',
            again: 'Another child',
          }}
          inDialog
        />
      </div>
    </Dialog>
  );
}
