import { leadSubject, type Lead } from '@kidcode/leads';
import { BRAND } from '@kidcode/site';

function textOf(lead: Lead): string {
  if (lead.kind !== 'teacher') return lead.params.message_body;
  const { message, from_name: name, from_email: email } = lead.params;
  return `${message}\n\n${name}\n${email}`;
}

const bodyOf = (lead: Lead): string => `${textOf(lead)}\n\nReference: ${lead.id}`;

/** An `sms:` link to the school with the same words, for when there is no connection but the telephone's. */
export const leadTextLink = (lead: Lead): string =>
  // The ampersand is for iPhones, which overlook a body that comes first.
  `${BRAND.phone.href.replace(/^tel:/, 'sms:')}?&body=${encodeURIComponent(`${leadSubject(lead)}\n${bodyOf(lead)}`)}`;

/** A `mailto:` link with everything that the parent has typed, for when the form does not get through. */
export function leadMailLink(lead: Lead): string {
  const query = [
    ['subject', leadSubject(lead)],
    ['body', bodyOf(lead).replace(/\n/g, '\r\n')],
  ].map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return `${BRAND.email.href}?${query.join('&')}`;
}
