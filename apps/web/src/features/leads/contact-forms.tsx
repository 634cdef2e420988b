import { BRANCHES, isBranchId, type BranchId } from '@kidcode/branches';

import { EMAIL_FIELD, LeadForm, PHONE_FIELD } from './lead-form';
import { realTeachersAt, recipientOf } from './school-teachers';
import type { LeadValues } from './use-lead-form';

/** A question to the school. Specification 1, sections 3 and 7. */
export function InfoRequestForm() {
  return (
    <LeadForm
      kind="info"
      name="Send us a question"
      fields={[
        { name: 'subject', label: 'Subject', placeholder: 'Which class suits my child?' },
        {
          name: 'message',
          label: 'Message',
          lines: 5,
          hint: 'Age, interests, and which days suit you. Your child’s name is not needed.',
        },
        EMAIL_FIELD,
        { ...PHONE_FIELD, optional: true, hint: 'If you would rather be called' },
      ]}
      note="We use what you write here to answer you, and for nothing else."
      send="Send question"
      sent={{ title: 'Thank you. Your question has reached us.', again: 'Ask another question' }}
    />
  );
}

/** The recipient's name and address come from the school's data, not from the parent. */
const withRecipient = ({ branch, teacherName, ...values }: LeadValues): LeadValues => ({
  ...values,
  ...recipientOf(isBranchId(branch) ? branch : null, teacherName),
});

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
      kind="teacher"
      complete={withRecipient}
      shown={({ teacherEmail, ...errors }) => ({
        ...(teacherEmail && { teacherName: teacherEmail }),
        ...errors,
      })}
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
