import { type JsonObject, type Refusal, refuse } from '../http/endpoint.ts';

type PrivateKind = 'card' | 'number' | 'email' | 'phone';

/** The check digit of payment cards (Luhn). */
function isCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const DIGITS = /\+?\(?\d[\d\s().-]{5,24}\d/g;
const ZIP = /^\d{5}-\d{4}$/;
const DATE = /\b(?:(?:19|20)\d\d[-.]\d{1,2}[-.]\d{1,2}|\d{1,2}[-.]\d{1,2}[-.](?:19|20)\d\d)\b/g;

function kindOf(text: string): PrivateKind | null {
  if (ZIP.test(text)) return null;
  const digits = text.replace(DATE, '').replace(/\D/g, '');
  if (isCard(digits)) return 'card';
  if (digits.length < 8) return null;
  // A long row is a social security or an account number.
  return text.startsWith('+') || /^1?\d{10}$/.test(digits) ? 'phone' : 'number';
}

/**
 * Takes out what a parent should not leave in a chat: numbers of cards, accounts and social security, e-mail addresses and
 * phone numbers. Prices, dates, ages and ZIP codes stay.
 *
 * @example maskPrivate('call (972) 555-0199').text // 'call [phone]'
 */
export function maskPrivate(text: string): { text: string; found: ReadonlySet<PrivateKind> } {
  const found = new Set<PrivateKind>();
  const replace = (kind: PrivateKind): string => {
    found.add(kind);
    return `[${kind}]`;
  };
  const masked = text
    .replace(EMAIL, () => replace('email'))
    .replace(DIGITS, (row) => {
      const kind = kindOf(row);
      return kind === null ? row : replace(kind);
    });
  return { text: masked, found };
}

/** Longer texts are no questions. */
export const LONGEST_MESSAGE = 1_000;

/** What somebody has typed, trimmed; characters that no keyboard makes are taken away. Empty for anything but a text. */
export function typedText(value: unknown): string {
  // Postgres cannot store a null character; the other controls would only garble the log.
  return typeof value === 'string' ? value.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '').trim() : '';
}

/** Reads the body of a chat request. @returns the question and the conversation's number, or the refusal. */
export function readChatMessage({
  message,
  sessionId,
}: JsonObject): { ok: true; value: { message: string; sessionId: string } } | Refusal {
  const text = typedText(message);
  if (text === '') return refuse(422, 'no-message', 'message: a question is expected.');
  if (text.length > LONGEST_MESSAGE)
    return refuse(422, 'too-long', `message: at most ${LONGEST_MESSAGE} characters are expected.`);
  if (typeof sessionId !== 'string' || !/^[\w-]{1,100}$/.test(sessionId))
    return refuse(422, 'no-session', 'sessionId: letters, digits, "-" and "_" are expected, at most 100.');
  return { ok: true, value: { message: text, sessionId } };
}
