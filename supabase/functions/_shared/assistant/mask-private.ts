export type PrivateKind = 'card' | 'number' | 'email' | 'phone';

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
const SOCIAL_SECURITY = /^\d{3}[- ]\d{2}[- ]\d{4}$/;

const ZIP = /^\d{5}-\d{4}$/;

function kindOf(text: string): PrivateKind | null {
  if (ZIP.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  if (isCard(digits)) return 'card';
  if (SOCIAL_SECURITY.test(text)) return 'number';
  if (/^\+/.test(text) && digits.length >= 8) return 'phone';
  if (/^1?\d{10}$/.test(digits) && /[\s().-]/.test(text)) return 'phone';
  if (/^1?\d{10}$/.test(digits)) return 'phone';
  // Nine digits without a gap, or a long row: a social security or an account number.
  return digits.length >= 8 && !/\d{4}[-.]\d{1,2}[-.]\d{1,4}/.test(text) ? 'number' : null;
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
      const kind = kindOf(row.trim());
      return kind === null ? row : replace(kind);
    });
  return { text: masked, found };
}
