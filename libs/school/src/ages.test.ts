import { isOfAge, parseAges } from './ages';

it.each([
  ['8-14', { from: 8, to: 14 }],
  ['5 – 10', { from: 5, to: 10 }],
  ['7-7', { from: 7, to: 7 }],
])('reads %s', (text, range) => expect(parseAges(text)).toEqual(range));

it.each(['', 'abc', '8', '14-8', '8-', 'ages 8-14', '8-14 years'])('reads no ages in %j', (text) =>
  expect(parseAges(text)).toBeNull(),
);

it.each([
  [7, false],
  [8, true],
  [14, true],
  [15, false],
])('says of a child of %i: %s', (age, may) => {
  expect(isOfAge(age, { from: 8, to: 14 })).toBe(may);
  expect(isOfAge(age, null)).toBe(true);
});
