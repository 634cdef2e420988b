import { checkFields, EMAIL_LIMIT, isEmail, isPhone } from './lead-parts';
import type { FieldErrors, FieldRule } from './lead-parts';

/** The coupon dialog. Source: specification 1, section 3, Coupon form state. */
export type CouponForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly agreement: boolean;
};

/** The info request on the contact page. Source: specification 1, section 3. */
export type InfoRequestForm = {
  readonly subject: string;
  readonly message: string;
  readonly email: string;
  readonly phone: string;
};

/** A message to a teacher. The first two fields come from the page, not from the parent. Source: as above. */
export type TeacherMessageForm = {
  readonly teacherName: string;
  readonly teacherEmail: string;
  readonly fromName: string;
  readonly fromEmail: string;
  readonly message: string;
  readonly subject: string;
};

/** "Tell me when registration opens" (D-44). What it is about comes from the page or from a choice on it. */
export type SeasonForm = {
  readonly name: string;
  readonly email: string;
  /** Optional. */
  readonly phone: string;
  /** The id of a camp season, or 'online-camps'. */
  readonly season: string;
  /** The id of a center, or 'online'. */
  readonly branch: string;
  readonly agreement: boolean;
};

/** The waiting list of a week, or of an online course, of which no place is left. */
export type WaitingForm = {
  readonly name: string;
  readonly email: string;
  /** Optional. */
  readonly phone: string;
  /** In whole years, as it was typed. */
  readonly childAge: string;
  /** What is waited for, as places are counted: the edition, the week's number, the length of day or the course's code. */
  readonly edition: string;
  readonly week: string;
  readonly part: string;
  /** The id of a center, or 'online'. */
  readonly branch: string;
  readonly agreement: boolean;
};

/** The kinds of lead, by the form that makes them. */
export const LEAD_KINDS = ['coupon', 'info', 'teacher', 'season', 'waiting'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

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

/** Source: specification 1, section 5. */
const AGREEMENT_MISSING = 'Please agree to receive messages before continuing.';

const line = (label: string, limit = 100): FieldRule => ({ label, limit });
const message: FieldRule = { label: 'Message', limit: 5000, multiline: true };
const phone: FieldRule = {
  label: 'Phone',
  limit: 30,
  check: { test: isPhone, message: 'Please enter a valid phone number' },
};
const email = (label: string): FieldRule => ({
  label,
  limit: EMAIL_LIMIT,
  check: { test: isEmail, message: 'Please enter a valid email address' },
});

const COUPON_RULES = {
  firstName: line('First name', 50),
  lastName: line('Last name', 50),
  email: email('Email'),
  phone,
} as const;

const INFO_RULES = {
  subject: line('Subject', 150),
  message,
  email: email('Email'),
  phone: { ...phone, optional: true },
} as const;

const TEACHER_RULES = {
  teacherName: line('Teacher'),
  teacherEmail: email('Teacher email'),
  fromName: line('Your name'),
  fromEmail: email('Your email'),
  message,
  subject: line('Subject', 150),
} as const;

const SEASON_RULES = {
  name: line('Name'),
  email: email('Email'),
  phone: { ...phone, optional: true },
  season: line('Camp', 40),
  branch: line('Place', 40),
} as const;

/** In whole years: nobody of that age waits for a camp, but whoever types 8 for 80 is asked by a person. */
export const OLDEST = 99;

const WAITING_RULES = {
  name: line('Name'),
  email: email('Email'),
  phone: { ...phone, optional: true },
  childAge: {
    ...line("Child's age", 20),
    check: {
      test: (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= OLDEST,
      message: 'Please enter the age in years, such as 8',
    },
  },
  edition: line('Camp', 40),
  week: line('Week', 2),
  part: line('Day', 40),
  branch: line('Place', 40),
} as const;

/** Checks the coupon form: all fields and the agreement. Specification 1, section 5. */
export function validateCoupon(form: CouponForm): FieldErrors<CouponForm> {
  const errors = checkFields(form, COUPON_RULES);
  return form.agreement ? errors : { ...errors, agreement: AGREEMENT_MISSING };
}

/** Checks the info request: subject, message and e-mail; a phone number only where one is given. */
export const validateInfoRequest = (form: InfoRequestForm): FieldErrors<InfoRequestForm> =>
  checkFields(form, INFO_RULES);

/** Checks a message to a teacher, the page's own fields included. */
export const validateTeacherMessage = (form: TeacherMessageForm): FieldErrors<TeacherMessageForm> =>
  checkFields(form, TEACHER_RULES);

/** Checks a wish to be on a waiting list: who, the child's age, what it is about, and the agreement. */
export function validateWaiting(form: WaitingForm): FieldErrors<WaitingForm> {
  const errors = checkFields(form, WAITING_RULES);
  return form.agreement ? errors : { ...errors, agreement: AGREEMENT_MISSING };
}

/** Checks the wish to hear when registration opens: name, e-mail, what and where, and the agreement (D-44). */
export function validateSeason(form: SeasonForm): FieldErrors<SeasonForm> {
  const errors = checkFields(form, SEASON_RULES);
  return form.agreement ? errors : { ...errors, agreement: AGREEMENT_MISSING };
}
