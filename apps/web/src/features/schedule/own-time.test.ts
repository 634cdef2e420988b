import { siteDay } from '@kidcode/scheduling';

import { ownTimeWords } from './own-time';

// The school keeps Central time.
const from = siteDay('2025-12-01');

it.each([
  ['America/New_York', '6:30PM', '7:30 PM your time'],
  ['Europe/Berlin', '6:30PM', '1:30 AM on Tuesday your time'],
  ['America/Chicago', '6:30PM', null],
  ['', '6:30PM', null],
])('in the zone %j says of %s on a Monday %j, however often it is asked', (zone, time, said) => {
  const words = ownTimeWords(zone, from);
  expect([words('Monday', time), words('Monday', time)]).toEqual([said, said]);
});
