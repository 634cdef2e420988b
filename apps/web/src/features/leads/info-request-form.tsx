import { Box } from '@chakra-ui/react';
import {
  infoTemplateParams,
  readInfoRequestForm,
  validateInfoRequest,
  type InfoRequestForm as InfoRequest,
  type Lead,
  type LeadId,
} from '@kidcode/leads';
import { BRAND } from '@kidcode/site';
import { Field, TextArea, TextInput } from '@kidcode/ui';

import { FormNote } from './form-note';
import { FormGrid, SendButton, WithoutScripts } from './form-parts';
import { Honeypot } from './honeypot';
import { LeadObstacleNotice } from './lead-obstacle-notice';
import { SentPanel } from './sent-panel';
import { useLeadForm, type LeadFormRules } from './use-lead-form';

const RULES: LeadFormRules<InfoRequest> = {
  read: (data) => readInfoRequestForm(Object.fromEntries(data)),
  validate: validateInfoRequest,
  makeLead: (form: InfoRequest, id: LeadId, now: string): Lead => ({
    id,
    kind: 'info',
    params: infoTemplateParams(form, { now, recipient: BRAND.email.display }),
    consent: null,
  }),
};

/** A question to the school. Specification 1, sections 3 and 7. */
export function InfoRequestForm() {
  const { state, errors, obstacle, formProps, beginAgain } = useLeadForm(RULES);
  if (state.step === 'success') {
    return (
      <SentPanel
        title="Thank you. Your question has reached us."
        reference={state.reference}
        again="Ask another question"
        onAgain={beginAgain}
      />
    );
  }
  return (
    <FormGrid {...formProps} aria-label="Send us a question">
      <Field label="Subject" required error={errors.subject}>
        <TextInput name="subject" placeholder="Which class suits my child?" />
      </Field>
      <Field
        label="Message"
        required
        error={errors.message}
        hint="Age, interests, and which days suit you. Your child’s name is not needed."
      >
        <TextArea name="message" rows={5} />
      </Field>
      <Box data-half>
        <Field label="Email" required error={errors.email}>
          <TextInput name="email" type="email" autoComplete="email" inputMode="email" />
        </Field>
      </Box>
      <Box data-half>
        <Field label="Phone" error={errors.phone} hint="If you would rather be called">
          <TextInput name="phone" type="tel" autoComplete="tel" />
        </Field>
      </Box>
      <Honeypot />
      {obstacle && <LeadObstacleNotice obstacle={obstacle} />}
      <FormNote>We use what you write here to answer you, and for nothing else.</FormNote>
      <WithoutScripts />
      <SendButton sending={state.step === 'sending'}>Send question</SendButton>
    </FormGrid>
  );
}
