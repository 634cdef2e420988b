/** The agreement box of the coupon dialog. Source: specification 1, section 5. */
export const AGREEMENT_TEXT = 'I agree to receive SMS and email messages';

/** The agreement box of "Tell me when registration opens" (D-44). */
export const SEASON_AGREEMENT_TEXT =
  'I agree to get an email, and a text message if I leave a number, when registration opens';
/** The agreement box of the waiting list. */
export const WAITING_AGREEMENT_TEXT =
  'I agree to get an email, and a text message if I leave a number, when a place is free';
/** Stands beside the agreement box and belongs to what is agreed to. The words are ours: no number is promised. */
export const AGREEMENT_DETAILS =
  'How often we write varies. Reply STOP to any text message, or tell us, and the messages end. Your carrier may charge for texts.';

/** Every wording that was ever shown; a changed text gets a new version and the old one stays. */
export const CONSENT_WORDINGS = {
  'sms-email-1': AGREEMENT_TEXT,
  'season-1': SEASON_AGREEMENT_TEXT,
  'sms-email-2': `${AGREEMENT_TEXT}. ${AGREEMENT_DETAILS}`,
  'waiting-1': WAITING_AGREEMENT_TEXT,
} as const;

/** Where each wording stood: a consent to a wording through another channel was never given. */
export const CONSENT_CHANNELS = {
  'sms-email-1': 'coupon-dialog',
  'season-1': 'season-form',
  'sms-email-2': 'coupon-dialog',
  'waiting-1': 'waiting-form',
} as const satisfies Record<keyof typeof CONSENT_WORDINGS, string>;

type ConsentWordingVersion = keyof typeof CONSENT_CHANNELS;

/** Proof of what a parent agreed to: which wording, when, and where. */
export type ConsentRecord = {
  readonly wordingVersion: ConsentWordingVersion;
  /** ISO instant. */
  readonly at: string;
  readonly channel: (typeof CONSENT_CHANNELS)[ConsentWordingVersion];
};

/** Whether a wording, of any value, stood where a consent to it is said to come from. */
export const isConsent = (version: unknown, channel: unknown): version is ConsentWordingVersion =>
  typeof version === 'string' &&
  Object.hasOwn(CONSENT_CHANNELS, version) &&
  CONSENT_CHANNELS[version as ConsentWordingVersion] === channel;

/** The forms that ask for an agreement, and the wording that each shows now. */
const CURRENT_CONSENT_WORDING = {
  coupon: 'sms-email-2',
  season: 'season-1',
  waiting: 'waiting-1',
} as const satisfies Record<string, ConsentWordingVersion>;

export type ConsentKind = keyof typeof CURRENT_CONSENT_WORDING;

export const asksConsent = (kind: string): kind is ConsentKind =>
  Object.hasOwn(CURRENT_CONSENT_WORDING, kind);

/**
 * The consent that goes with a lead.
 *
 * @param at ISO instant at which the form was sent.
 */
export function consentRecord(kind: ConsentKind, at: string): ConsentRecord {
  const wordingVersion = CURRENT_CONSENT_WORDING[kind];
  return { wordingVersion, at, channel: CONSENT_CHANNELS[wordingVersion] };
}

/** The longest address that mail can be sent to (RFC 5321). */
export const EMAIL_LIMIT = 254;

const EMAIL = /^[^\s@<>,;:"()[\]\\]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}\d-]{2,}$/u;
const PHONE = /^\+?[\d\s().-]{7,30}$/;
const PHONE_DIGITS = { least: 10, most: 15 } as const;

/** Whether a trimmed text looks like one e-mail address. Only sending proves more. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_LIMIT && EMAIL.test(text);

/**
 * Whether a trimmed text is a phone number as people write it: 10 to 15 digits with the usual punctuation.
 *
 * @example isPhone('(972) 555-0110') // true
 */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE.test(text) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
}

export type FieldRule = {
  readonly label: string;
  /** Most characters; what a mail or a database row can carry. */
  readonly limit: number;
  /** One line: no line break can smuggle a header into a mail. */
  readonly multiline?: true;
  readonly optional?: true;
  readonly check?: { readonly test: (text: string) => boolean; readonly message: string };
};

/** The message of each field that is wrong; an empty object means that the form can be sent. */
export type FieldErrors<Form> = Readonly<Partial<Record<keyof Form, string>>>;

/** Control characters drive a terminal; those of bidi turn round what stands after them. */
const UNSHOWN = /[\p{Cc}\p{Bidi_Control}]/u;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** What is wrong with one field's text, or null. */
function checkField(raw: string, { label, limit, multiline, optional, check }: FieldRule): string | null {
  const text = raw.trim();
  if (text === '') return optional === true ? null : `${label} is required`;
  if (text.length > limit) return `${label} can have at most ${limit} characters`;
  if (multiline !== true && LINE_BREAK.test(text)) return `${label} must be on one line`;
  if (multiline !== true && UNSHOWN.test(text)) return `${label} has characters that cannot be shown`;
  return check === undefined || check.test(text) ? null : check.message;
}

export function checkFields<Name extends string>(
  form: Readonly<Record<Name, string>>,
  rules: Readonly<Record<Name, FieldRule>>,
): FieldErrors<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(rules) as Name[]) {
    const error = checkField(form[name], rules[name]);
    if (error !== null) errors[name] = error;
  }
  return errors;
}

export const hasNoErrors = (errors: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(errors).length === 0;

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

const WHO = { name: line('Name'), email: email('Email'), phone: { ...phone, optional: true } } as const;

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
    email: WHO.email,
    phone: WHO.phone,
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
    ...WHO,
    season: line('Camp', 40),
    branch: line('Place', 40),
  },
  /** What is waited for is named as places are counted: the edition, the week's number, the length of day or the course's code. */
  waiting: {
    ...WHO,
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

/** A number as phones and contact lists copy it: without the invisible marks around it, and whatever dash it has as a hyphen. */
const plainPhone = (text: string): string => text.replace(/\p{Cf}/gu, '').replace(/[\p{Pd}\u2212/]/gu, '-');

const rulesOf = (kind: LeadKind): Readonly<Record<string, FieldRule>> => FIELDS[kind];

/**
 * A form from outside, any value: what is no text counts as empty, so that the validation names the field, and only a real
 * `true` is an agreement. A copied phone number becomes plain. Validate it next.
 */
export function readLeadForm<Kind extends LeadKind>(kind: Kind, value: unknown): LeadForm<Kind> {
  const own = (name: string): unknown =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? (value as Readonly<Record<string, unknown>>)[name]
      : undefined;
  const texts = Object.keys(rulesOf(kind)).map((name) => {
    const text = own(name);
    if (typeof text !== 'string') return [name, ''];
    return [name, name === 'phone' ? plainPhone(text) : text];
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
