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

import { EMAIL_FIELD, LeadForm } from './lead-form';
import { realTeachersAt, recipientOf } from './school-teachers';
import type { LeadFormRules, LeadValues } from './use-lead-form';

/** The recipient's name and address come from the school's data, not from the parent. */
function readForm(values: LeadValues): TeacherMessage {
  const { branch, teacherName } = values;
  const recipient = recipientOf(isBranchId(branch) ? branch : null, teacherName);
  return readTeacherMessageForm({
    ...values,
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
  const options = realTeachersAt(branch).map(({ id, fullName, branch: at }) => ({
    value: id,
    label: isBranchId(at) ? `${fullName}, ${BRANCHES[at].name}` : fullName,
  }));
  const teacher = {
    name: 'teacherName',
    label: 'Teacher',
    choose: { options, placeholder: 'Choose a teacher' },
  } as const;
  return (
    <LeadForm
      rules={RULES}
      name="Message to a teacher"
      fields={[
        ...(options.length > 0 ? [teacher] : []),
        { name: 'fromName', label: 'Your name', autoComplete: 'name', half: true },
        { ...EMAIL_FIELD, name: 'fromEmail', label: 'Your email' },
        { name: 'subject', label: 'Subject', placeholder: 'Monday group, the robot project' },
        { name: 'message', label: 'Message', lines: 5 },
      ]}
      hidden={{ branch: branch ?? '' }}
      note="We use what you write here to answer you, and for nothing else."
      send="Send message"
      sent={{ title: 'Thank you. We pass your message on.', again: 'Write another message' }}
    />
  );
}
