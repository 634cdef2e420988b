import { checkFields } from './check-fields';
import type { FieldErrors, FieldRule } from './check-fields';
import { EMAIL_LIMIT, isEmail, isPhone } from './contact-checks';
import type { CouponForm, InfoRequestForm, SeasonForm, TeacherMessageForm, WaitingForm } from './lead-forms';

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
