import { asksConsent, checkFields, EMAIL_LIMIT, isEmail, isPhone } from './lead-parts';
import type { ConsentKind, FieldErrors, FieldRule } from './lead-parts';

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

/** In whole years: nobody of that age waits for a camp, but whoever types 8 for 80 is asked by a person. */
export const OLDEST = 99;

/** The kinds of lead, by the form that makes them. */
export const LEAD_KINDS = ['coupon', 'info', 'teacher', 'season', 'waiting'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** The texts of each form and what they must be. Source: specification 1, section 3. */
const FIELDS = {
  coupon: {
    firstName: line('First name', 50),
    lastName: line('Last name', 50),
    email: email('Email'),
    phone,
  },
  info: {
    subject: line('Subject', 150),
    message,
    email: email('Email'),
    phone: { ...phone, optional: true },
  },
  /** The first two come from the page, not from the parent. */
  teacher: {
    teacherName: line('Teacher'),
    teacherEmail: email('Teacher email'),
    fromName: line('Your name'),
    fromEmail: email('Your email'),
    message,
    subject: line('Subject', 150),
  },
  /** "Tell me when registration opens" (D-44): of the season with that id, or 'online-camps'; at a center, or 'online'. */
  season: {
    name: line('Name'),
    email: email('Email'),
    phone: { ...phone, optional: true },
    season: line('Camp', 40),
    branch: line('Place', 40),
  },
  /** What is waited for is named as places are counted: the edition, the week's number, the length of day or the course's code. */
  waiting: {
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
  },
} as const satisfies Record<LeadKind, Readonly<Record<string, FieldRule>>>;

/** What stands in a form, as it was typed. */
export type LeadForm<Kind extends LeadKind> = Readonly<Record<keyof (typeof FIELDS)[Kind] & string, string>> &
  (Kind extends ConsentKind ? { readonly agreement: boolean } : unknown);

const rulesOf = (kind: LeadKind): Readonly<Record<string, FieldRule>> => FIELDS[kind];

/**
 * A form from outside, any value: what is no text counts as empty, so that the validation names the field, and only a real
 * `true` is an agreement. Validate it next.
 */
export function readLeadForm<Kind extends LeadKind>(kind: Kind, value: unknown): LeadForm<Kind> {
  const own = (name: string): unknown =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? (value as Readonly<Record<string, unknown>>)[name]
      : undefined;
  const texts = Object.keys(rulesOf(kind)).map((name) => {
    const text = own(name);
    return [name, typeof text === 'string' ? text : ''];
  });
  const agreement = asksConsent(kind) && { agreement: own('agreement') === true };
  return { ...Object.fromEntries(texts), ...agreement } as LeadForm<Kind>;
}

/** Checks the fields and, where the form asks for one, the agreement. Specification 1, section 5. */
export function validateLeadForm<Kind extends LeadKind>(
  kind: Kind,
  form: LeadForm<Kind>,
): FieldErrors<LeadForm<Kind>> {
  const errors = checkFields(form as Readonly<Record<string, string>>, rulesOf(kind));
  const lacksAgreement = asksConsent(kind) && !(form as { readonly agreement: boolean }).agreement;
  return {
    ...errors,
    ...(lacksAgreement && { agreement: 'Please agree to receive messages before continuing.' }),
  } as FieldErrors<LeadForm<Kind>>;
}
