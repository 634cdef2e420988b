import * as v from 'valibot';

import { parseAges, parseHours } from '../ages-and-hours';
import { isHexColor } from '../colors';
import { usd } from '../money';
import { choice, isText, matching, meaning, quoted } from './meaning';

export { fields } from './meaning';

const LONGEST_LINE = 120;

/** A fact that may be left out; null, then: nothing is made up (D-23). */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);

/** What somebody meant to write later. */
const UNFINISHED = /^(?:TODO|TBD|FIXME|XXX)\b|\blorem ipsum\b/;

/** Words for people. @param longest letters that there is room for. */
export const text = (longest = 2000) =>
  v.pipe(
    isText,
    v.maxLength(
      longest,
      ({ input }) => `at most ${longest} letters have room here, these are ${input.length}.`,
    ),
    v.check(
      (found) => !UNFINISHED.test(found),
      ({ input }) => `this is not finished: ${quoted(input.slice(0, LONGEST_LINE))}.`,
    ),
  );

/** A name or headline. */
export const line = text(LONGEST_LINE);

export const yesOrNo = choice({ yes: true, no: false });

/** A list, each entry on a line of its own. */
export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.array(item, 'expected a list, each entry on a line of its own behind "- ".');

/** `a, b, c` on one line, or a list. */
export const words = v.pipe(
  v.union(
    [
      v.pipe(
        v.string(),
        v.transform((found) => found.split(',').map((part) => part.trim())),
      ),
      v.array(v.string()),
    ],
    'expected words with commas between them on one line, or a list.',
  ),
  v.readonly(),
);

/** The same of entries that mean something: `Mon, Wed` or a list. */
export const wordsOf = <Item extends v.GenericSchema<string, unknown>>(item: Item) =>
  v.pipe(words, v.array(item), v.metadata({ type: ['string', 'array'] }));

/** '$299', '1,299'. */
const AMERICAN_PRICE = /^(?=.*[$,])\$?\s?\d{1,3}(,\d{3})*(\.\d{2})?$/;

/** US dollars, as cents. */
const dollars = (
  pattern: RegExp,
  expected: string,
  numbers: { minimum?: number; multipleOf?: number } = {},
) => {
  const read = (found: string) => (pattern.test(found) && Number(found) > 0 ? usd(Number(found)) : undefined);
  return meaning(
    read,
    (found) => {
      const plain = found.replace(/[$,\s]/g, '');
      return AMERICAN_PRICE.test(found) && read(plain) !== undefined
        ? `a price has no sign and no comma: ${plain}, not ${quoted(found)}.`
        : `${expected}, not ${quoted(found)}.`;
    },
    { description: expected, pattern: pattern.source, ...numbers },
  );
};

export const price = dollars(/^\d{1,6}(\.\d{2})?$/, 'a price in dollars, such as 149 or 149.50');

/** The price of a camp, whose discounts are rounded to dollars: it has no cents. */
export const wholePrice = dollars(/^\d{1,6}(\.00)?$/, 'a price in whole dollars, such as 149', {
  minimum: 1,
  multipleOf: 1,
});

/** @param most of what is sensible here. */
export const count = (most = 10_000) =>
  meaning(
    (found) =>
      /^\d{1,6}$/.test(found) && Number(found) >= 1 && Number(found) <= most ? Number(found) : undefined,
    `a whole number from 1 to ${most}`,
    { minimum: 1, maximum: most, pattern: '^[0-9]{1,6}$' },
  );

const MOST_PERCENT = 90;

export const percent = meaning(
  (found) =>
    /^\d{1,2}$/.test(found) && Number(found) >= 1 && Number(found) <= MOST_PERCENT
      ? Number(found)
      : undefined,
  `a whole percent from 1 to ${MOST_PERCENT}, without the sign`,
  { minimum: 1, maximum: MOST_PERCENT, pattern: '^[0-9]{1,2}$' },
);

/** The letters of each key of a telephone, from 2 to 9. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const onKey = (letter: string): string =>
  String(KEYS.findIndex((key) => key.includes(letter.toUpperCase())) + 2);

/** An American number as people read it, with the ten digits that are dialed. */
export const phone = meaning((found) => {
  // A letter within digits is a slip: a word stands for itself.
  if (/\d[a-z]|[a-z]\d/i.test(found)) return undefined;
  const dialed = found
    .replace(/[^\da-z]/gi, '')
    .replace(/[a-z]/gi, onKey)
    .replace(/^1(?=\d{10}$)/, '');
  return /^\d{10}$/.test(dialed) ? { display: found, digits: dialed } : undefined;
}, 'a telephone number with ten digits, such as (214) 555-0100');

export const email = matching(
  /^[^\s@,;]+@[^\s@,;]+\.[a-z]{2,}$/i,
  'an e-mail address such as name@example.com',
);

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const zip = matching(
  /^[0-9]{5}$/,
  (found) =>
    `a ZIP has five digits, this has ${NUMBERS[found.replace(/\D/g, '').length] ?? 'more'}: ${quoted(found)}.`,
  { description: 'a ZIP with five digits, such as 02134', pattern: '^[0-9]{5}$' },
);

const turnedRound = (found: string): string => found.replace(/^(.+?)(\s*[-–]\s*)(.+)$/, '$3$2$1');

/** A span, and the sentence about one that cannot be read: where it is turned round, it says so. */
const span = <T>(read: (text: string) => T | undefined, expected: string) =>
  meaning(
    read,
    (found) =>
      read(turnedRound(found)) === undefined
        ? `${expected}, not ${quoted(found)}.`
        : `this ends before it begins: ${quoted(found)}.`,
    { description: expected },
  );

/** Minutes after midnight: who opens before 5:00 AM has meant PM. */
const EARLIEST = 300;

export const hours = v.pipe(
  span(
    (found) => (/^closed$/i.test(found) || parseHours(found) !== null ? found : undefined),
    'hours such as 3:00 PM - 7:00 PM, or closed',
  ),
  v.check(
    (found) => (parseHours(found)?.opens ?? EARLIEST) >= EARLIEST,
    ({ input }) => `these hours begin at night; AM or PM? ${quoted(input)}.`,
  ),
);

export const ages = span((found) => parseAges(found) ?? undefined, 'ages from-to in years, such as 5-16');

/** The same as facts have them: '5-16'. */
export const agesText = v.pipe(
  ages,
  v.transform(({ from, to }) => `${from}-${to}`),
);

const DAY_OF_WEEK =
  /^(?:Mon(?:day)?|Tue(?:s(?:day)?)?|Wed(?:nesday)?|Thu(?:r(?:s(?:day)?)?)?|Fri(?:day)?|Sat(?:urday)?|Sun(?:day)?)$/;
const isDayOfWeek = (word: string): boolean => DAY_OF_WEEK.test(word);

/** The days of a weekly class: `Mon, Wed` or `Mon and Wed`. */
export const classDays = meaning(
  (found) => (found.split(/\s*,\s*|\s+and\s+/).every(isDayOfWeek) ? found : undefined),
  'days of the week such as Mon, Wed',
);

export const timeOfDay = matching(/^(?:1[0-2]|[1-9]):[0-5]\d ?[AP]M$/i, 'a time such as 4:30PM');

export const state = matching(/^[A-Z]{2}$/, 'a state in two letters, such as NY');

const POINT = /^(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;

export const coordinates = meaning(
  (found) => {
    const [, lat, lng] = POINT.exec(found) ?? [];
    const point = { lat: Number(lat), lng: Number(lng) };
    return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined;
  },
  'latitude and longitude such as 32.837, -97.079',
  { pattern: POINT.source },
);

export const color = meaning(
  (found) => (isHexColor(found) ? found.toUpperCase() : undefined),
  'a colour such as "#1466E0" between quotes',
  { pattern: '^#[0-9A-Fa-f]{6}$' },
);

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A picture's file below `pictures/`, such as `robot-arm.svg`. */
export const picture = matching(
  /^[a-z0-9/-]+\.(svg|png|jpe?g|webp|avif)$/,
  "a picture's file in small letters, such as robot-arm.svg",
);

export const webAddress = matching(/^https:\/\/[^\s"<>]+$/, 'an address that begins with https://');

/** A page of this site, with its fragment or dialog. */
export const pageAddress = matching(
  /^\/[^\s"<>]*$/,
  'the address of a page of this site, such as /learning-centers',
);

/** A name in addresses and in other documents: small letters, digits and hyphens. */
export const id = matching(
  ID,
  (found) => {
    if (/[;|/]/.test(found))
      return `names stand between commas, such as north-shore, mill: not ${quoted(found)}.`;
    const meant = found
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-');
    return `a name in small letters with hyphens, such as ${ID.test(meant) ? meant : 'north-shore'}, not ${quoted(found)}.`;
  },
  { description: 'a name in small letters with hyphens, such as north-shore', pattern: ID.source },
);
