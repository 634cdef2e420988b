const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER_WORD = String.raw`(?:${[...ONES, ...TENS, 'hundred', 'thousand'].join('|')})`;
const IN_WORDS = String.raw`${NUMBER_WORD}(?:[\s-]+(?:and\s+)?${NUMBER_WORD})*`;
const IN_DIGITS = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const NUMBER = String.raw`(?:${IN_DIGITS}|${IN_WORDS})`;

const MONEY = new RegExp(
  String.raw`(?:us)?\$\s*(${IN_DIGITS})|\b(?:usd|us dollars|eur|euros?|€|£)\s*(${IN_DIGITS})|(${NUMBER})\s*(?:\$|€|£|(?:us )?dollars?\b|usd\b|bucks\b|euros?\b|cents?\b)`,
  'g',
);
const PERCENT = new RegExp(String.raw`(${NUMBER})\s*(?:%|percent\b|per cent\b)`, 'g');
const DATE = new RegExp(
  String.raw`\b(${MONTH})\s+(\d{1,2})(?:st|nd|rd|th)?\b|\b(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(${MONTH})(?![a-z])`,
  'g',
);
/** Bargains without a number. */
const BARGAIN = /\b(?:half[\s-]?(?:price|off)|free(?:\s+of\s+charge)?|no charge|buy one)\b/g;
const WEB =
  /\b(?:https?:\/\/|www\.)[^\s)]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|io|co|us|info|biz|example|shop|site|online|app)\b(?:\/\S*)?/g;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** As long as a phone number, wherever it is from. */
const PHONE = /\+?\(?\d[\d\s().-]{5,}\d/g;
const ANY_NUMBER = /\d+/g;

/** The value of a number in digits or words. */
function valueOf(text: string): number {
  if (/\d/.test(text)) return Number(text.replaceAll(',', ''));
  let total = 0;
  let part = 0;
  for (const word of text.split(/[\s-]+/)) {
    if (ONES.includes(word)) part += ONES.indexOf(word);
    else if (TENS.includes(word)) part += (TENS.indexOf(word) + 2) * 10;
    else if (word === 'hundred') part = Math.max(1, part) * 100;
    else if (word === 'thousand') [total, part] = [total + Math.max(1, part) * 1000, 0];
  }
  return total + part;
}

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3)) + 1;

/**
 * Everything in plain text that must not be made up, each in one spelling: amounts, percentages, dates, bargains, web and
 * mail addresses, phone numbers, and any other number (a house, a ZIP code, an hour).
 *
 * @example saidValues('USD 99, ninety-nine dollars') // both 'money 99'
 */
export function saidValues(text: string): ReadonlySet<string> {
  const plain = text
    .toLowerCase()
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[‐‑–—]/g, '-');
  const all = (pattern: RegExp, name: (match: readonly (string | undefined)[]) => string): string[] =>
    Array.from(plain.matchAll(pattern), (match) => name(match));
  return new Set([
    ...all(MONEY, ([, a, b, c]) => `money ${valueOf(a ?? b ?? c ?? '')}`),
    ...all(PERCENT, ([, number = '']) => `percent ${valueOf(number)}`),
    ...all(
      DATE,
      ([, month, day, dayFirst, monthAfter]) =>
        `day ${monthOf(month ?? monthAfter ?? '')}-${Number(day ?? dayFirst)}`,
    ),
    ...all(BARGAIN, ([words = '']) => `bargain ${words.replace(/[\s-]+/g, ' ')}`),
    ...all(WEB, ([address = '']) => `web ${address.replace(/[.,;:!?]+$/, '')}`),
    ...all(MAIL, ([address = '']) => `mail ${address}`),
    ...all(PHONE, ([number = '']) => `phone ${number.replace(/\D/g, '')}`),
    ...all(ANY_NUMBER, ([number = '']) => `number ${Number(number)}`),
  ]);
}
