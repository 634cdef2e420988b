import { type Lead } from '@kidcode/leads';
import { BRAND } from '@kidcode/site';

/** The subject that the mail of a lead has for people. */
function subjectOf(lead: Lead): string {
  if (lead.kind === 'coupon') return lead.params.request_type;
  return lead.kind === 'teacher'
    ? `For ${lead.params.teacherName}: ${lead.params.subject}`
    : lead.params.subject;
}

function textOf(lead: Lead): string {
  if (lead.kind !== 'teacher') return lead.params.message_body;
  const { message, from_name: name, from_email: email } = lead.params;
  return `${message}\n\n${name}\n${email}`;
}

/** A `mailto:` link with everything that the parent has typed, for when the form does not get through. */
export function leadMailLink(lead: Lead): string {
  const body = `${textOf(lead)}\n\nReference: ${lead.id}`;
  const query = [
    ['subject', subjectOf(lead)],
    ['body', body.replace(/\n/g, '\r\n')],
  ].map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return `${BRAND.email.href}?${query.join('&')}`;
}
