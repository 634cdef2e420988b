import type { CouponForm, InfoRequestForm, SeasonForm, TeacherMessageForm, WaitingForm } from './lead-forms';

const ownValue = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** The named fields; what is no text counts as empty, so that the validation names the field. */
function texts<Name extends string>(value: unknown, names: readonly Name[]): Record<Name, string> {
  const entries = names.map((name) => {
    const text = ownValue(value, name);
    return [name, typeof text === 'string' ? text : ''];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Only a real `true` is an agreement. */
const agreed = (value: unknown) => ({ agreement: ownValue(value, 'agreement') === true });

/** A coupon form from outside, any value; only a real `true` is an agreement. Validate it next. */
export const readCouponForm = (value: unknown): CouponForm => ({
  ...texts(value, ['firstName', 'lastName', 'email', 'phone']),
  ...agreed(value),
});

/** An info request from outside, any value. Validate it next. */
export const readInfoRequestForm = (value: unknown): InfoRequestForm =>
  texts(value, ['subject', 'message', 'email', 'phone']);

/** A message to a teacher from outside, any value. Validate it next. */
export const readTeacherMessageForm = (value: unknown): TeacherMessageForm =>
  texts(value, ['teacherName', 'teacherEmail', 'fromName', 'fromEmail', 'message', 'subject']);

/** A wish to hear of a season from outside, any value; only a real `true` is an agreement. Validate it next. */
export const readSeasonForm = (value: unknown): SeasonForm => ({
  ...texts(value, ['name', 'email', 'phone', 'season', 'branch']),
  ...agreed(value),
});

/** A wish to be on a waiting list from outside, any value; only a real `true` is an agreement. Validate it next. */
export function readWaitingForm(value: unknown): WaitingForm {
  const form = texts(value, ['name', 'email', 'phone', 'childAge', 'edition', 'week', 'part', 'branch']);
  return { ...form, childAge: form.childAge.trim(), ...agreed(value) };
}
