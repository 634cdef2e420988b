import * as v from 'valibot';

import { day, days } from './day-leaves';
import { ages, color, coordinates, email, fields, hours, line, percent, phone, price, zip } from './leaves';
import { choice } from './meaning';
import { readDocument } from './read-document';

const CENTER = fields('a center', {
  name: line,
  zip,
  ages: v.optional(ages),
  accent: v.optional(color),
  rates: v.optional(fields('rates', { week: price })),
});

const mistakesOf = (text: string) => {
  const read = readDocument(CENTER, { file: 'branches/euless.yaml', text });
  return read.ok
    ? []
    : read.error.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`);
};

const wordsAbout = (schema: v.GenericSchema, text: string) =>
  v.safeParse(schema, text).issues?.map(({ message }) => message) ?? [];

describe('a document of a school', () => {
  it('is read as text, whatever its scalars look like: a ZIP keeps its zero', () => {
    const read = readDocument(CENTER, { file: 'a.yaml', text: 'name: 007\nzip: 02134\nages:\n' });
    expect(read).toMatchObject({ ok: true, value: { value: { name: '007', zip: '02134' } } });
  });

  it('tells a misspelled name once, at the name, with the nearest known one', () => {
    expect(mistakesOf('name: Euless\nzpi: 76039\n')).toEqual([
      'branches/euless.yaml:2:1: "zpi" is not known in a center. Did you mean "zip"?',
    ]);
  });

  it('tells ten mistakes in one run, each at its place', () => {
    expect(mistakesOf('name: Euless\nzip: 7603\nages: five\nrates:\n  week: 1,49\n  wek: 2\n')).toEqual([
      'branches/euless.yaml:2:6: a ZIP has five digits, this has four: "7603".',
      'branches/euless.yaml:3:7: ages from-to in years, such as 5-16, not "five".',
      'branches/euless.yaml:5:9: a price in dollars, such as 149 or 149.50, not "1,49".',
      'branches/euless.yaml:6:3: "wek" is not known in rates. Did you mean "week"?',
    ]);
  });

  it('sees a comma inside a price, on one line with others, too', () => {
    expect(mistakesOf('name: a\nzip: 76039\nrates: { week: 1,299 }\n')).toEqual([
      'branches/euless.yaml:3:16: a price has no sign and no comma: 1299, not "1,299".',
    ]);
  });

  it.each([
    ['a doubled name', 'name: a\nname: b\nzip: 76039\n', /:2:1: this name stands twice here/],
    [
      'a colon inside a text',
      'name: Games: the best\nzip: 76039\n',
      /:1:\d+: a colon stands inside this text/,
    ],
    ['a tab', 'name: a\nrates:\n\tweek: 1\nzip: 76039\n', /:3:1: a tab stands at the beginning of this line/],
    [
      'a colour without quotes',
      'name: a\nzip: 76039\naccent: #12805C\n',
      /:3:\d+: what follows a # is a note; .*"#12805C"/,
    ],
    ['a list for a text', 'name:\n  - a\nzip: 76039\n', /:2:3: expected a text on one line/],
  ])('tells %s in a sentence', (_what, text, sentence) => {
    expect(mistakesOf(text)).toEqual([expect.stringMatching(sentence)]);
  });

  it('counts the lines above a document that begins inside a file', () => {
    const read = readDocument(CENTER, { file: 'a.md', text: 'name: a', linesAbove: 4 });
    expect(read).toMatchObject({ ok: false, error: [{ line: 5, message: '"zip" is missing in a center.' }] });
  });

  it('cuts a sentence that quotes a whole page', () => {
    const [mistake] = mistakesOf(`name: a\nzip: ${'9'.repeat(900)}\n`);
    expect(mistake?.length).toBeLessThan(240);
  });

  it('leads from a value to its place, and from what is not there to what is above it', () => {
    const read = readDocument(CENTER, { file: 'a.yaml', text: 'name: a\nzip: 76039\nrates:\n  week: 149\n' });
    if (!read.ok) throw new Error('expected a center');
    expect(read.value.mistakeAt(['rates', 'week'], 'too dear.')).toMatchObject({ line: 4, column: 9 });
    expect(read.value.mistakeAt(['rates', 'day'], 'missing.')).toMatchObject({ line: 4 });
  });
});

describe('what a person writes', () => {
  it.each([
    [price, '$149', 'a price has no sign and no comma: 149, not "$149".'],
    [price, 'free', 'a price in dollars, such as 149 or 149.50, not "free".'],
    [price, '0', 'a price in dollars, such as 149 or 149.50, not "0".'],
    [percent, '150', 'a whole percent from 1 to 90, without the sign, not "150".'],
    [day, '2025-11-31', 'there is no such day: "2025-11-31".'],
    [day, '12/22/2025', 'a day begins with its year: 2025-12-22?'],
    [day, '31 November', 'a day such as 2025-12-22, not "31 November".'],
    [days, '2025-12-29 to 2025-12-26', 'this ends before it starts.'],
    [
      days,
      '2025-12-29 - 2026-01-02',
      'two days such as 2025-12-22 to 2025-12-26, not "2025-12-29 - 2026-01-02".',
    ],
    [phone, '555-0120', 'a telephone number with ten digits, such as (214) 555-0100, not "555-0120".'],
    [
      email,
      'euless at example.com',
      'an e-mail address such as name@example.com, not "euless at example.com".',
    ],
    [hours, '3-7', 'hours such as 3:00 PM - 7:00 PM, or closed, not "3-7".'],
    [coordinates, '132.8, -97', 'latitude and longitude such as 32.837, -97.079, not "132.8, -97".'],
    [color, 'green', 'a colour such as "#1466E0" between quotes, not "green".'],
    [choice({ open: true, closed: false }), 'maybe', 'expected open or closed, not "maybe".'],
  ])('is answered in its own words: %#', (schema, text, sentence) => {
    expect(wordsAbout(schema, text)).toEqual([sentence]);
  });

  it('reads money in cents, days in order, and a number in letters by the keys of a telephone', () => {
    expect(v.parse(price, '149.50')).toBe(14950);
    expect(v.parse(days, '2025-12-22 to 2025-12-26')).toEqual({ first: '2025-12-22', last: '2025-12-26' });
    expect(v.parse(phone, '844-KID-CODE')).toEqual({ display: '844-KID-CODE', digits: '8445432633' });
  });
});
