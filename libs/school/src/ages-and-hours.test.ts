import { formatTime, isOfAge, minutesOfTime, parseAges, parseHours } from './ages-and-hours';

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

it.each([
  ['3:00PM-7:00PM', { opens: 900, closes: 1140 }],
  ['10:00 AM-6:00 PM', { opens: 600, closes: 1080 }],
  ['12am – 12pm', { opens: 0, closes: 720 }],
  ['Closed', null],
  ['7:00PM-3:00PM', null],
  ['13:00PM-2:00PM', null],
  ['0:30AM-2:00PM', null],
  ['3:60PM-7:00PM', null],
  ['3:00PM-7:60PM', null],
  ['', null],
])('reads the hours "%s" as %j', (text, hours) => {
  expect(parseHours(text)).toEqual(hours);
});

it.each([
  ['12 AM', 0],
  ['7:30 AM', 450],
  ['12 PM', 720],
  ['11:59 PM', 1439],
  ['3:59PM', 959],
  ['3:60PM', null],
])('%s is minute %j', (text, minutes) => expect(minutesOfTime(text)).toBe(minutes));

it.each([
  [0, '12:00 AM'],
  [545, '9:05 AM'],
  [720, '12:00 PM'],
  [1140, '7:00 PM'],
])('shows minute %p as %p', (minutes, text) => expect(formatTime(minutes)).toBe(text));
