import { isLeadId, type LeadId, type LeadKind } from '@kidcode/leads';

/** What a parent agreed to, as the browser recorded it. */
export type LeadConsent = { version: string; channel: string; at: string };

export type Lead = {
  id: LeadId;
  kind: LeadKind;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  consent: LeadConsent | null;
};

type Params = Readonly<Record<string, string>>;

/**
 * The lead in an e-mail's template parameters, told by its `lead_id`; null for any other e-mail. Consent comes as
 * `consent_version`, `consent_channel` and `consent_at`.
 */
export function leadOf(params: Params): Lead | null {
  const id: unknown = params['lead_id'];
  if (!isLeadId(id)) return null;
  const first = (...names: readonly string[]): string =>
    names.map((name) => params[name]?.trim() ?? '').find((value) => value !== '') ?? '';
  return {
    id,
    kind: kindOf(params),
    name: first('name', 'from_name', 'sender_name'),
    email: first('email', 'from_email', 'sender_email'),
    phone: first('phone'),
    subject: first('subject', 'request_type'),
    message: first('message', 'message_body'),
    consent: consentOf(params),
  };
}

function kindOf(params: Params): LeadKind {
  if ('teacher_email' in params || 'teacherName' in params) return 'teacher';
  const request = params['request_type'] ?? '';
  if (/^season /i.test(request)) return 'season';
  return /coupon/i.test(request) ? 'coupon' : 'info';
}

function consentOf(params: Params): LeadConsent | null {
  const { consent_version: version, consent_channel: channel, consent_at: at } = params;
  if (version === undefined || channel === undefined || at === undefined) return null;
  return { version, channel, at };
}
