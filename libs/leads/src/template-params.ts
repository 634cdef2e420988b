import type { CouponForm, InfoRequestForm, SeasonForm, TeacherMessageForm, WaitingForm } from './lead-forms';

/** What the mail says it is. The coupon's is of specification 1, section 3; the others are ours. */
export const REQUEST_TYPES = {
  coupon: '10% Off Coupon Request',
  info: 'Information Request',
  season: 'Season Announcement Request',
  waiting: 'Waiting List Request',
} as const;

/** What a mail needs beside the form. */
type MailContext = {
  /** ISO instant. */
  readonly now: string;
  /** The mailbox that the mail goes to. */
  readonly recipient: string;
};

/** The e-mail service's template parameters. Source: specification 1, section 7. */
export type CouponTemplateParams = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly request_type: typeof REQUEST_TYPES.coupon;
  readonly timestamp: string;
  readonly message_body: string;
  readonly recipient_email: string;
};

export type InfoTemplateParams = {
  readonly subject: string;
  readonly message: string;
  readonly email: string;
  readonly phone: string;
  readonly request_type: typeof REQUEST_TYPES.info;
  readonly timestamp: string;
  readonly message_body: string;
  readonly recipient_email: string;
};

export type SeasonTemplateParams = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** What people read: 'Winter Camp, Flower Mound'. */
  readonly subject: string;
  readonly season: string;
  readonly branch: string;
  readonly request_type: typeof REQUEST_TYPES.season;
  readonly timestamp: string;
  readonly message_body: string;
  readonly recipient_email: string;
};

export type WaitingTemplateParams = Omit<SeasonTemplateParams, 'season' | 'request_type'> & {
  readonly request_type: typeof REQUEST_TYPES.waiting;
  readonly child_age: string;
  readonly edition: string;
  readonly week: string;
  readonly part: string;
};

export type TeacherTemplateParams = {
  readonly teacherName: string;
  readonly teacher_email: string;
  readonly from_name: string;
  readonly from_email: string;
  readonly sender_name: string;
  readonly sender_email: string;
  readonly message: string;
  readonly subject: string;
  readonly recipient_email: string;
};

const lines = (...rows: readonly (readonly [label: string, value: string])[]): string =>
  rows.map(([label, value]) => `${label}: ${value}`).join('\n');

/**
 * The mail of a coupon request; `name` is the first and last name joined (specification 1, section 3).
 *
 * @param form without errors of `validateCoupon`.
 */
export function couponTemplateParams(
  form: CouponForm,
  { now, recipient }: MailContext,
): CouponTemplateParams {
  const name = `${form.firstName.trim()} ${form.lastName.trim()}`;
  const [email, phone] = [form.email.trim(), form.phone.trim()];
  return {
    name,
    email,
    phone,
    request_type: REQUEST_TYPES.coupon,
    timestamp: now,
    message_body: lines(
      ['Request', REQUEST_TYPES.coupon],
      ['Name', name],
      ['Email', email],
      ['Phone', phone],
      ['Agreed to SMS and email messages', form.agreement ? 'yes' : 'no'],
      ['Time', now],
    ),
    recipient_email: recipient,
  };
}

/**
 * The mail of an info request.
 *
 * @param form without errors of `validateInfoRequest`.
 */
export function infoTemplateParams(
  form: InfoRequestForm,
  { now, recipient }: MailContext,
): InfoTemplateParams {
  const [subject, message] = [form.subject.trim(), form.message.trim()];
  const [email, phone] = [form.email.trim(), form.phone.trim()];
  return {
    subject,
    message,
    email,
    phone,
    request_type: REQUEST_TYPES.info,
    timestamp: now,
    message_body: lines(
      ['Request', REQUEST_TYPES.info],
      ['Subject', subject],
      ['Email', email],
      ['Phone', phone === '' ? 'not given' : phone],
      ['Time', now],
      ['Message', message],
    ),
    recipient_email: recipient,
  };
}

/**
 * The mail of a wish to hear when registration for a season opens (D-44).
 *
 * @param form without errors of `validateSeason`.
 * @param subject the season and the place as people name them: 'Winter Camp, Flower Mound'.
 */
export function seasonTemplateParams(
  form: SeasonForm,
  subject: string,
  { now, recipient }: MailContext,
): SeasonTemplateParams {
  const [name, email, phone] = [form.name.trim(), form.email.trim(), form.phone.trim()];
  const [season, branch] = [form.season.trim(), form.branch.trim()];
  return {
    name,
    email,
    phone,
    subject,
    season,
    branch,
    request_type: REQUEST_TYPES.season,
    timestamp: now,
    message_body: lines(
      ['Request', REQUEST_TYPES.season],
      ['About', subject],
      ['Season', season],
      ['Place', branch],
      ['Name', name],
      ['Email', email],
      ['Phone', phone === '' ? 'not given' : phone],
      ['Agreed to a message when registration opens', form.agreement ? 'yes' : 'no'],
      ['Time', now],
    ),
    recipient_email: recipient,
  };
}

/**
 * The mail of a wish to be on a waiting list.
 *
 * @param form without errors of `validateWaiting`.
 * @param subject what is waited for, as people name it: 'Winter Camp 2025, week 1, Euless'.
 */
export function waitingTemplateParams(
  form: WaitingForm,
  subject: string,
  { now, recipient }: MailContext,
): WaitingTemplateParams {
  const { childAge, edition, week, part, branch } = form;
  const [name, email, phone] = [form.name.trim(), form.email.trim(), form.phone.trim()];
  return {
    ...{ name, email, phone, subject, edition, week, part, branch },
    child_age: childAge,
    request_type: REQUEST_TYPES.waiting,
    timestamp: now,
    message_body: lines(
      ['Request', REQUEST_TYPES.waiting],
      ['Waits for', subject],
      ["Child's age", childAge],
      ['Place', branch],
      ['Name', name],
      ['Email', email],
      ['Phone', phone === '' ? 'not given' : phone],
      ['Agreed to a message when a place is free', form.agreement ? 'yes' : 'no'],
      ['Time', now],
    ),
    recipient_email: recipient,
  };
}

/**
 * The mail of a message to a teacher. The mail template knows the sender under two names.
 *
 * @param form without errors of `validateTeacherMessage`.
 */
export function teacherTemplateParams(
  form: TeacherMessageForm,
  { recipient }: Pick<MailContext, 'recipient'>,
): TeacherTemplateParams {
  const [fromName, fromEmail] = [form.fromName.trim(), form.fromEmail.trim()];
  return {
    teacherName: form.teacherName.trim(),
    teacher_email: form.teacherEmail.trim(),
    from_name: fromName,
    from_email: fromEmail,
    sender_name: fromName,
    sender_email: fromEmail,
    message: form.message.trim(),
    subject: form.subject.trim(),
    recipient_email: recipient,
  };
}
