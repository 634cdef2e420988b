import { Box } from '@chakra-ui/react';
import {
  readTeacherMessageForm,
  teacherTemplateParams,
  validateTeacherMessage,
  type Lead,
  type LeadId,
  type TeacherMessageForm as TeacherMessage,
} from '@kidcode/leads';
import { BRANCHES, isBranchId, type BranchId } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';
import { Field, SelectInput, TextArea, TextInput } from '@kidcode/ui';

import { realTeachersAt, recipientOf } from './school-teachers';
import { FormNote } from './form-note';
import { FormGrid, SendButton, WithoutScripts } from './form-parts';
import { Honeypot } from './honeypot';
import { LeadObstacleNotice } from './lead-obstacle-notice';
import { SentPanel } from './sent-panel';
import { useLeadForm, type LeadFormRules } from './use-lead-form';

/** The recipient's name and address come from the school's data, not from the parent. */
function readForm(data: FormData): TeacherMessage {
  const branch = data.get('branch');
  const recipient = recipientOf(isBranchId(branch) ? branch : null, data.get('teacherName'));
  return readTeacherMessageForm({
    ...Object.fromEntries(data),
    teacherName: recipient?.teacherName,
    teacherEmail: recipient?.teacherEmail,
  });
}

const RULES: LeadFormRules<TeacherMessage> = {
  read: readForm,
  validate: (form) => {
    const { teacherEmail, ...errors } = validateTeacherMessage(form);
    return teacherEmail === undefined || errors.teacherName !== undefined
      ? errors
      : { ...errors, teacherName: teacherEmail };
  },
  makeLead: (form: TeacherMessage, id: LeadId): Lead => ({
    id,
    kind: 'teacher',
    params: teacherTemplateParams(form, { recipient: BRAND.email.display }),
    consent: null,
  }),
};

/** A message to a teacher; where none is known yet, to the school. Specification 1, sections 3 and 7. */
export function TeacherMessageForm({ branch }: { readonly branch: BranchId | null }) {
  const { state, errors, obstacle, formProps, beginAgain } = useLeadForm(RULES);
  if (state.step === 'success') {
    return (
      <SentPanel
        title="Thank you. We pass your message on."
        reference={state.reference}
        again="Write another message"
        onAgain={beginAgain}
      />
    );
  }
  const teachers = realTeachersAt(branch).map(({ id, fullName, branch: at }) => ({
    value: id,
    label: isBranchId(at) ? `${fullName}, ${BRANCHES[at].name}` : fullName,
  }));
  return (
    <FormGrid {...formProps} aria-label="Message to a teacher">
      <input type="hidden" name="branch" value={branch ?? ''} />
      {teachers.length > 0 && (
        <Field label="Teacher" required error={errors.teacherName}>
          <SelectInput name="teacherName" options={teachers} placeholder="Choose a teacher" />
        </Field>
      )}
      <Box data-half>
        <Field label="Your name" required error={errors.fromName}>
          <TextInput name="fromName" autoComplete="name" />
        </Field>
      </Box>
      <Box data-half>
        <Field label="Your email" required error={errors.fromEmail}>
          <TextInput name="fromEmail" type="email" autoComplete="email" inputMode="email" />
        </Field>
      </Box>
      <Field label="Subject" required error={errors.subject}>
        <TextInput name="subject" placeholder="Monday group, the robot project" />
      </Field>
      <Field label="Message" required error={errors.message}>
        <TextArea name="message" rows={5} />
      </Field>
      <Honeypot />
      {obstacle && <LeadObstacleNotice obstacle={obstacle} />}
      <FormNote>We use what you write here to answer you, and for nothing else.</FormNote>
      <WithoutScripts />
      <SendButton sending={state.step === 'sending'}>Send message</SendButton>
    </FormGrid>
  );
}
