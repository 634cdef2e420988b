import type { LeadKind } from './lead-forms';
import type { LeadId } from './lead-id';
import type { Lead } from './outbox';
import type { WaitingTemplateParams } from './template-params';

/** A lead as the school keeps it and its office reads it; texts that were not given are empty. */
export type StoredLead = {
  readonly reference: LeadId;
  readonly kind: LeadKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
  /** The id of a center, or 'online'; empty when the parent has chosen none. */
  readonly branch: string;
  /** The wording that was agreed to and where; when, only the server says. Null: nothing was asked. */
  readonly consent: { readonly version: string; readonly channel: string } | null;
  /** Of the kind `waiting` alone: the child, and the place that it waits for at `branch`. */
  readonly waits?: WaitingChild;
};

/** A child on a waiting list, and what it waits for, as places are counted. */
export type WaitingChild = {
  readonly edition: string;
  readonly week: number;
  readonly part: string;
  /** In whole years. */
  readonly childAge: number;
};

/** The subject that a lead has for people, in its mail and in the office's list. */
export function leadSubject(lead: Lead): string {
  if (lead.kind === 'coupon') return lead.params.request_type;
  return lead.kind === 'teacher'
    ? `For ${lead.params.teacherName}: ${lead.params.subject}`
    : lead.params.subject;
}

/** What the school keeps of a lead. The same lead gives the same, however often it is sent. */
export function storedLeadOf(lead: Lead): StoredLead {
  const { id, kind, consent, branch = '' } = lead;
  return {
    reference: id,
    kind,
    ...personOf(lead),
    subject: leadSubject(lead),
    message: messageOf(lead),
    branch,
    consent: consent && { version: consent.wordingVersion, channel: consent.channel },
    ...(lead.kind === 'waiting' && { waits: waitsOf(lead.params) }),
  };
}

function messageOf(lead: Lead): string {
  if (lead.kind === 'waiting') return `Child's age: ${lead.params.child_age}`;
  return lead.kind === 'info' || lead.kind === 'teacher' ? lead.params.message : '';
}

const waitsOf = ({ edition, week, part, child_age }: WaitingTemplateParams): WaitingChild => ({
  edition,
  part,
  week: Number(week),
  childAge: Number(child_age),
});

function personOf(lead: Lead): Pick<StoredLead, 'name' | 'email' | 'phone'> {
  if (lead.kind === 'teacher') {
    return { name: lead.params.from_name, email: lead.params.from_email, phone: '' };
  }
  const { email, phone } = lead.params;
  return { name: lead.kind === 'info' ? '' : lead.params.name, email, phone };
}
