import { Box } from '@chakra-ui/react';
import type { CountedPlace } from '@kidcode/booking';
import {
  consentRecord,
  readWaitingForm,
  validateWaiting,
  WAITING_AGREEMENT_TEXT,
  waitingTemplateParams,
  type Lead,
  type LeadId,
  type WaitingForm,
} from '@kidcode/leads';
import { BRAND } from '@kidcode/site';
import { CheckboxRow, Field, TextInput } from '@kidcode/ui';
import { Dialog } from '@kidcode/ui/dialog';

import { FormNote } from '../../leads/form-note';
import { FormGrid, SendButton, WithoutScripts } from '../../leads/form-parts';
import { Honeypot } from '../../leads/honeypot';
import { LeadObstacleNotice } from '../../leads/lead-obstacle-notice';
import { SentPanel } from '../../leads/sent-panel';
import { useLeadForm, type LeadFormRules } from '../../leads/use-lead-form';

const rulesOf = (subject: string): LeadFormRules<WaitingForm> => ({
  read: (data) => readWaitingForm({ ...Object.fromEntries(data), agreement: data.has('agreement') }),
  validate: validateWaiting,
  makeLead: (form: WaitingForm, id: LeadId, now: string): Lead => ({
    id,
    kind: 'waiting',
    params: waitingTemplateParams(form, subject, { now, recipient: BRAND.email.display }),
    consent: consentRecord(now, 'waiting-form'),
  }),
});

interface WaitingDialogProps {
  readonly place: CountedPlace;
  /** What is waited for, as people name it: 'Winter Camp 2025, week 1, Euless'. */
  readonly subject: string;
  readonly onClose: () => void;
}

/** Puts a child on the waiting list: who asks, how old the child is, and the consent to a message. */
export function WaitingDialog({ place, subject, onClose }: WaitingDialogProps) {
  const { state, errors, obstacle, formProps, beginAgain } = useLeadForm(rulesOf(subject));
  const { edition, week, part, center } = place;
  const about = { edition, week: String(week), part, branch: center };
  return (
    <Dialog open onClose={onClose} title="Join the waiting list" description={subject}>
      {state.step === 'success' ? (
        <SentPanel
          title="You are on the waiting list. We write to you when a place is free."
          reference={state.reference}
          again="Another child"
          onAgain={beginAgain}
        />
      ) : (
        // It stands over another form, and React hands what happens here on to that.
        <div onSubmit={(event) => event.stopPropagation()}>
          <FormGrid {...formProps} aria-label="Join the waiting list" paddingBottom="6">
            {Object.entries(about).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Box data-half>
              <Field label="Your name" required error={errors.name}>
                <TextInput name="name" autoComplete="name" />
              </Field>
            </Box>
            <Box data-half>
              <Field label="Child's age" required error={errors.childAge} hint="In years">
                <TextInput name="childAge" inputMode="numeric" autoComplete="off" />
              </Field>
            </Box>
            <Box data-half>
              <Field label="Email" required error={errors.email}>
                <TextInput name="email" type="email" autoComplete="email" inputMode="email" />
              </Field>
            </Box>
            <Box data-half>
              <Field label="Phone" error={errors.phone} hint="If you would like a text message, too">
                <TextInput name="phone" type="tel" autoComplete="tel" />
              </Field>
            </Box>
            <CheckboxRow name="agreement" label={WAITING_AGREEMENT_TEXT} error={errors.agreement} />
            <Honeypot />
            {obstacle && <LeadObstacleNotice obstacle={obstacle} />}
            <FormNote>
              We write in the order in which requests arrive, and use what you write here for nothing else.
            </FormNote>
            <WithoutScripts />
            <SendButton sending={state.step === 'sending'}>Join the waiting list</SendButton>
          </FormGrid>
        </div>
      )}
    </Dialog>
  );
}
