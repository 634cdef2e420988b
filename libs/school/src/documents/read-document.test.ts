import * as v from 'valibot';

import { day, days } from './day-leaves';
import { ages, coordinates, fields, line, phone, price, zip } from './leaves';
import { readDocument } from './read-document';
import { programName } from './text-documents';

const CENTER = fields('a center', { name: line, zip, ages: v.optional(ages) });

const wordsAbout = (schema: v.GenericSchema, text: string) =>
  v.safeParse(schema, text).issues?.map(({ message }) => message) ?? [];

describe('a document of a school', () => {
  it('is read as text, whatever its scalars look like: a ZIP keeps its zero', () => {
    const read = readDocument(CENTER, { file: 'a.yaml', text: 'name: 007\nzip: 02134\nages:\n' });
    expect(read).toMatchObject({ ok: true, value: { value: { name: '007', zip: '02134' } } });
  });

  it('counts the lines above a document that begins inside a file', () => {
    const read = readDocument(CENTER, { file: 'a.md', text: 'name: a', linesAbove: 4 });
    expect(read).toMatchObject({ ok: false, error: [{ line: 5, message: '"zip" is missing in a center.' }] });
  });
});

describe('what a person writes', () => {
  it.each([
    [price, '0', 'a price in dollars, such as 149 or 149.50, not "0".'],
    [day, '31 November', 'a day such as 2025-12-22, not "31 November".'],
    [
      days,
      '2025-12-29 - 2026-01-02',
      'two days such as 2025-12-22 to 2025-12-26, not "2025-12-29 - 2026-01-02".',
    ],
    [coordinates, '132.8, -97', 'latitude and longitude such as 32.837, -97.079, not "132.8, -97".'],
    [programName, 'maht', '"maht" is not known here. Did you mean "math"?'],
  ])('is answered in its own words: %#', (schema, text, sentence) => {
    expect(wordsAbout(schema, text)).toEqual([sentence]);
  });

  it('reads money in cents, days in order, and a number in letters by the keys of a telephone', () => {
    expect(v.parse(price, '149.50')).toBe(14950);
    expect(v.parse(days, '2025-12-22 to 2025-12-26')).toEqual({ first: '2025-12-22', last: '2025-12-26' });
    expect(v.parse(phone, '844-KID-CODE')).toEqual({ display: '844-KID-CODE', digits: '8445432633' });
  });
});
