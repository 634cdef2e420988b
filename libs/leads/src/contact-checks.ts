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
