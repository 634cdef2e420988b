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

/** What a text field must be. */
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

/** Checks the text fields that have rules. */
export function checkFields<Form extends Readonly<Record<Name, string>>, Name extends keyof Form & string>(
  form: Form,
  rules: Readonly<Record<Name, FieldRule>>,
): FieldErrors<Pick<Form, Name>> {
  const errors: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(rules) as Name[]) {
    const error = checkField(form[name], rules[name]);
    if (error !== null) errors[name] = error;
  }
  return errors;
}

/** Whether nothing is wrong. */
export const hasNoErrors = (errors: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(errors).length === 0;
