import { ageWords, csvRow } from '.';

it.each([
  [0, 'now'],
  [60, '1 minute'],
  [3_599, '59 minutes'],
  [3_600, '1 hour'],
  [86_400, '1 day'],
  [200_000, '2 days'],
])('%i seconds are %s', (seconds, age) => expect(ageWords(seconds)).toBe(age));

// A blank before it, or the sign as a Chinese keyboard writes it, and it was a formula again.
it.each(['=1', '+1', '-1', '@x', ' =1', '\u00a0\u3000=1', '＝1', '＋1', '－1', '＠x', '\u200b=1'])(
  'marks %j as text',
  (value) => expect(csvRow([value])).toBe(`'${value}`),
);

it('keeps the lines of a message in a cell, and nothing that drives a terminal', () =>
  expect(csvRow(['a\r\nb\rc\td\u001b[31me\u0085f\u202eg'])).toBe('"a\nb\nc d [31me f g"'));
