import { parseHours } from './hours';

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
