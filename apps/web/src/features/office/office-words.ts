import { TIME } from '@kidcode/current-school';
import { LEAD_KINDS, type LeadKind } from '@kidcode/leads';
import { centerOf, LEAD_STATES, type LeadState, type OfficeLead } from '@kidcode/leads/office';
import type { OfficeMail } from '@kidcode/school';
import { BRAND } from '@kidcode/site';

import type { OfficeFailure } from './office-api';
import type { OfficePerson } from './office-session';

export const STATE_WORDS: Readonly<Record<LeadState, string>> = {
  new: 'New',
  working: 'In work',
  answered: 'Answered',
  done: 'Done',
};

export const STATE_OPTIONS = LEAD_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));

const KIND_WORDS: Readonly<Record<LeadKind, string>> = {
  coupon: 'Coupon',
  info: 'Question',
  teacher: 'To a teacher',
  season: 'Season notice',
  waiting: 'Waiting list',
};

export const KIND_OPTIONS = LEAD_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));

/** A kind in words; one that is newer than this script stays as it is. */
export const kindWords = (kind: string): string =>
  KIND_OPTIONS.find(({ value }) => value === kind)?.label ?? kind;

/** Whom a request is from, as far as it says. */
export const senderOf = ({ name, email, phone }: OfficeLead): string => name || email || phone;

const WHEN = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME.zone,
});

export const roleWords = ({ role, centers }: Pick<OfficePerson, 'role' | 'centers'>): string =>
  role === 'owner'
    ? 'owner, all centers'
    : `staff, ${centers.map((branch) => centerOf({ branch })).join(', ') || 'no center'}`;

export const whenWords = (iso: string): string => WHEN.format(new Date(iso));

const FAILURES: Readonly<Record<OfficeFailure['code'], string>> = {
  changed:
    'Somebody else has changed this request in the meantime. It is shown as it is now; look at it, and do it again if it still fits.',
  gone: 'This request is not there any more.',
  'not-yours': 'Your account may not do this.',
  refused: 'The office did not take this. Please look at it again.',
  'last-owner':
    'This is the only owner, and the office needs one. Make somebody else an owner first; then this role can change.',
  'signed-out': 'You are signed out.',
  unreadable: 'The office answered something that this page does not understand. Load it again.',
  offline: 'The office cannot be reached. Nothing was saved; please try again in a moment.',
};

/** Why something did not work, and what to do about it. */
export function failureWords(error: unknown): string {
  const { code } = (error ?? {}) as Partial<OfficeFailure>;
  return code !== undefined && code in FAILURES ? FAILURES[code] : FAILURES.offline;
}

/** Where a mail program opens with words of the school's documents, filled in. */
export function mailAddress(
  email: string,
  { subject, text }: OfficeMail,
  known: Readonly<Record<string, string>>,
): string {
  const said: Readonly<Record<string, string>> = { ...known, school: BRAND.name };
  const fill = (words: string) => words.replace(/\{(\w+)\}/g, (whole, name: string) => said[name] ?? whole);
  const body = text === '' ? '' : `&body=${encodeURIComponent(fill(text).replaceAll('\n', '\r\n'))}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(fill(subject))}${body}`;
}

const NO_WORDS: OfficeMail = { subject: 'Your request {reference}', text: '' };

/** The same for a reply to a request. */
export const replyAddress = (lead: OfficeLead, reply: OfficeMail = NO_WORDS): string =>
  mailAddress(lead.email, reply, {
    name: lead.name || 'there',
    subject: lead.subject,
    reference: lead.reference,
  });
