import * as v from 'valibot';

import { parseAges } from '../ages';
import { isHexColor } from '../contrast-ratio';
import { parseHours } from '../hours';
import { nearestName } from '../misspelled-names';
import { usd } from '../money';

/** @returns the value between quotation marks, for a sentence. */
export const quoted = (value: unknown): string => `"${String(value)}"`;

/** `a`, `b` or `c`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

/**
 * A document, or a part of one, with named fields and no others. A name without a value counts as not written.
 *
 * @param kind what it is, for sentences: 'a center'.
 */
export function fields<const Entries extends v.ObjectEntries>(kind: string, entries: Entries) {
  const names = Object.keys(entries);
  const isMap = (input: unknown) => typeof input === 'object' && input !== null && !Array.isArray(input);
  return v.pipe(
    v.custom<Readonly<Record<string, unknown>>>(
      isMap,
      `expected the fields of ${kind}, one a line, such as "${names[0] ?? ''}: ...".`,
    ),
    // A name without a value is not stated. An unknown one stays: in `{ week: 1,299 }` the 299 is one.
    v.transform((input) =>
      Object.fromEntries(
        Object.entries(input).filter(([name, value]) => value !== '' || !names.includes(name)),
      ),
    ),
    v.strictObject(entries, ({ expected, path }) => {
      const name = String(path?.at(-1)?.key);
      if (expected !== 'never') return `"${name}" is missing in ${kind}.`;
      if (/^\d+$/.test(name))
        return `a number is broken by a comma here, or "${name}" is not known in ${kind}.`;
      const meant = nearestName(name, names);
      return `"${name}" is not known in ${kind}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
    }),
  );
}

/** A text that is not empty. */
export const isText = v.pipe(
  v.string('expected a text on one line, found several fields or a list.'),
  v.nonEmpty('nothing is written here.'),
);

/**
 * A value that is written as text and means something else.
 *
 * @param read undefined where the text means nothing of the kind.
 * @param expected the sentence about a text that means nothing.
 */
export const meaning = <T>(read: (text: string) => T | undefined, expected: (text: string) => string) =>
  v.pipe(
    isText,
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value);
      if (value !== undefined) return value;
      addIssue({ message: expected(dataset.value) });
      return NEVER;
    }),
  );

const LONGEST_LINE = 120;

/** Words for people. @param longest letters that there is room for. */
export const text = (longest = 2000) =>
  v.pipe(
    isText,
    v.maxLength(
      longest,
      ({ input }) => `at most ${longest} letters have room here, these are ${input.length}.`,
    ),
  );

/** A name or headline. */
export const line = text(LONGEST_LINE);

/** One of several words. @param words each word as it is written, and what it means. */
export const choice = <const T>(words: Readonly<Record<string, T>>) =>
  meaning(
    (found) => (Object.hasOwn(words, found.toLowerCase()) ? words[found.toLowerCase()] : undefined),
    (found) => `expected ${listed(Object.keys(words))}, not ${quoted(found)}.`,
  );

export const yesOrNo = choice({ yes: true, no: false });

/** A list, also of a single entry; `a, b, c` on one line where entries are short. */
export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.array(item, 'expected a list, each entry on a line of its own behind "- ".');

export const words = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform((found) => found.split(',').map((part) => part.trim())),
    ),
    v.array(v.string()),
  ]),
  v.readonly(),
);

const PRICE = /^\d{1,6}(\.\d{2})?$/;

/** US dollars, as cents. */
export const price = meaning(
  (found) => (PRICE.test(found) && Number(found) > 0 ? usd(Number(found)) : undefined),
  (found) => `a price in dollars, such as 149 or 149.50, not ${quoted(found)}.`,
);

/** @param most of what is sensible here. */
export const count = (most = 10_000) =>
  meaning(
    (found) =>
      /^\d{1,6}$/.test(found) && Number(found) >= 1 && Number(found) <= most ? Number(found) : undefined,
    (found) => `a whole number from 1 to ${most}, not ${quoted(found)}.`,
  );

const MOST_PERCENT = 90;

export const percent = meaning(
  (found) =>
    /^\d{1,2}$/.test(found) && Number(found) >= 1 && Number(found) <= MOST_PERCENT
      ? Number(found)
      : undefined,
  (found) => `a whole percent from 1 to ${MOST_PERCENT}, without the sign, not ${quoted(found)}.`,
);

/** The letters of each key of a telephone, from 2 to 9. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const onKey = (letter: string): string =>
  String(KEYS.findIndex((key) => key.includes(letter.toUpperCase())) + 2);

/** An American number as people read it, with the ten digits that are dialed. */
export const phone = meaning(
  (found) => {
    const dialed = found
      .replace(/[^\da-z]/gi, '')
      .replace(/[a-z]/gi, onKey)
      .replace(/^1(?=\d{10}$)/, '');
    return /^\d{10}$/.test(dialed) ? { display: found, digits: dialed } : undefined;
  },
  (found) => `a telephone number with ten digits, such as (214) 555-0100, not ${quoted(found)}.`,
);

export const email = meaning(
  (found) => (/^[^\s@,;]+@[^\s@,;]+\.[a-z]{2,}$/i.test(found) ? found : undefined),
  (found) => `an e-mail address such as name@example.com, not ${quoted(found)}.`,
);

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const zip = meaning(
  (found) => (/^\d{5}$/.test(found) ? found : undefined),
  (found) =>
    `a ZIP has five digits, this has ${NUMBERS[found.replace(/\D/g, '').length] ?? 'more'}: ${quoted(found)}.`,
);

export const hours = meaning(
  (found) => (/^closed$/i.test(found) || parseHours(found) !== null ? found : undefined),
  (found) => `hours such as 3:00 PM - 7:00 PM, or closed, not ${quoted(found)}.`,
);

export const ages = meaning(
  (found) => parseAges(found) ?? undefined,
  (found) => `ages from-to in years, such as 5-16, not ${quoted(found)}.`,
);

const POINT = /^(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;

export const coordinates = meaning(
  (found) => {
    const [, lat, lng] = POINT.exec(found) ?? [];
    const point = { lat: Number(lat), lng: Number(lng) };
    return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined;
  },
  (found) => `latitude and longitude such as 32.837, -97.079, not ${quoted(found)}.`,
);

export const color = meaning(
  (found) => (isHexColor(found) ? found.toUpperCase() : undefined),
  (found) => `a colour such as "#1466E0" between quotes, not ${quoted(found)}.`,
);

/** A picture's file below `pictures/`, such as `robot-arm.svg`. */
export const picture = meaning(
  (found) => (/^[a-z0-9/-]+\.(svg|png|jpe?g|webp|avif)$/.test(found) ? found : undefined),
  (found) => `a picture's file in small letters, such as robot-arm.svg, not ${quoted(found)}.`,
);

export const webAddress = meaning(
  (found) => (/^https:\/\/[^\s"<>]+$/.test(found) ? found : undefined),
  (found) => `an address that begins with https://, not ${quoted(found)}.`,
);

/** A page of this site, with its fragment or dialog. */
export const pageAddress = meaning(
  (found) => (/^\/[^\s"<>]*$/.test(found) ? found : undefined),
  (found) => `the address of a page of this site, such as /learning-centers, not ${quoted(found)}.`,
);

/** A name in addresses and in other documents: small letters, digits and hyphens. */
export const id = meaning(
  (found) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(found) ? found : undefined),
  (found) => `a name in small letters with hyphens, such as north-shore, not ${quoted(found)}.`,
);
