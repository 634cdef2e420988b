import { EMAIL_FIELD, LeadForm, PHONE_FIELD } from './lead-form';

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
