import type { CouponForm, InfoRequestForm, SeasonForm, TeacherMessageForm, WaitingForm } from './lead-forms';

type Raw = Readonly<Record<string, unknown>>;

const rawOf = (value: unknown): Raw => (typeof value === 'object' && value !== null ? (value as Raw) : {});

/** What is no text counts as empty, so that the validation names the field. */
const textOf = (raw: Raw, name: string): string => {
  const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** A coupon form from outside, any value; only a real `true` is an agreement. Validate it next. */
export function readCouponForm(value: unknown): CouponForm {
  const raw = rawOf(value);
  return {
    firstName: textOf(raw, 'firstName'),
    lastName: textOf(raw, 'lastName'),
    email: textOf(raw, 'email'),
    phone: textOf(raw, 'phone'),
    agreement: raw['agreement'] === true,
  };
}

/** An info request from outside, any value. Validate it next. */
export function readInfoRequestForm(value: unknown): InfoRequestForm {
  const raw = rawOf(value);
  return {
    subject: textOf(raw, 'subject'),
    message: textOf(raw, 'message'),
    email: textOf(raw, 'email'),
    phone: textOf(raw, 'phone'),
  };
}

/** A message to a teacher from outside, any value. Validate it next. */
export function readTeacherMessageForm(value: unknown): TeacherMessageForm {
  const raw = rawOf(value);
  return {
    teacherName: textOf(raw, 'teacherName'),
    teacherEmail: textOf(raw, 'teacherEmail'),
    fromName: textOf(raw, 'fromName'),
    fromEmail: textOf(raw, 'fromEmail'),
    message: textOf(raw, 'message'),
    subject: textOf(raw, 'subject'),
  };
}

/** A wish to hear of a season from outside, any value; only a real `true` is an agreement. Validate it next. */
export function readSeasonForm(value: unknown): SeasonForm {
  const raw = rawOf(value);
  return {
    name: textOf(raw, 'name'),
    email: textOf(raw, 'email'),
    phone: textOf(raw, 'phone'),
    season: textOf(raw, 'season'),
    branch: textOf(raw, 'branch'),
    agreement: raw['agreement'] === true,
  };
}

/** A wish to be on a waiting list from outside, any value; only a real `true` is an agreement. Validate it next. */
export function readWaitingForm(value: unknown): WaitingForm {
  const raw = rawOf(value);
  return {
    name: textOf(raw, 'name'),
    email: textOf(raw, 'email'),
    phone: textOf(raw, 'phone'),
    childAge: textOf(raw, 'childAge').trim(),
    edition: textOf(raw, 'edition'),
    week: textOf(raw, 'week'),
    part: textOf(raw, 'part'),
    branch: textOf(raw, 'branch'),
    agreement: raw['agreement'] === true,
  };
}
