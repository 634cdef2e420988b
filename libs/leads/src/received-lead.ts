import type { LeadKind } from './lead-forms';
import type { StoredLead } from './stored-lead';
import { REQUEST_TYPES } from './template-params';

/** A stored lead with what the server's clock has said of it; both moments are ISO texts. */
export type ReceivedLead = Omit<StoredLead, 'consent'> & {
  readonly receivedAt: string;
  readonly consent: { readonly version: string; readonly channel: string; readonly at: string } | null;
};

const requestType = (kind: LeadKind): string =>
  kind === 'teacher' ? 'Message to a teacher' : REQUEST_TYPES[kind];

/**
 * The mail of a lead made of what the school has stored, for a server to send when the page could not. It has every name
 * that a template of its kind may use, and everything that is stored in `message_body`.
 *
 * @param recipient the school's mailbox.
 */
export function receivedLeadParams(lead: ReceivedLead, recipient: string): Readonly<Record<string, string>> {
  const { reference, kind, name, email, phone, subject, message, branch, receivedAt, consent } = lead;
  const told: readonly (readonly [string, string])[] = [
    ['Request', requestType(kind)],
    ['Reference', reference],
    ['Subject', subject],
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Place', branch],
    ['Time', receivedAt],
    ['Agreed to', consent === null ? '' : `${consent.version} (${consent.channel}), ${consent.at}`],
    ['Message', message],
  ];
  return {
    lead_id: reference,
    ...{ name, email, phone, subject, message, branch },
    ...(kind === 'teacher' && { from_name: name, from_email: email, sender_name: name, sender_email: email }),
    request_type: requestType(kind),
    timestamp: receivedAt,
    message_body: told
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    ...(consent && {
      consent_version: consent.version,
      consent_channel: consent.channel,
      consent_at: consent.at,
    }),
    recipient_email: recipient,
  };
}
