import { CENTERS, findCenters, FINDER_DEFAULTS, openStatus, BRANCHES, type Weekday } from '@kidcode/branches';

import { openWords } from './open-words';
import { reachingDistance, resultsWords } from './results-words';
import { schoolMinutes } from './use-school-moment';

it.each<[string, Weekday, number, string]>([
  ['Monday at 4 PM', 1, 960, 'Open now until 7:00 PM'],
  ['Monday at noon', 1, 720, 'Closed, opens at 3:00 PM'],
  ['Monday at 8 PM', 1, 1200, 'Closed, opens tomorrow at 3:00 PM'],
  ['Friday at 8 PM', 5, 1200, 'Closed, opens tomorrow at 9:00 AM'],
])('says on a %s whether Euless is open', (_when, weekday, minutes, words) => {
  expect(openWords(openStatus(BRANCHES.euless, { weekday, minutes }))).toBe(words);
});

it('says nothing of hours that nobody can read', () => {
  expect(openWords({ state: 'unknown' })).toBe('');
});

it.each([
  ['2025-12-01T18:00:00Z', 720],
  ['2025-07-01T18:00:00Z', 780],
  ['2025-12-01T06:00:00Z', 0],
])('reads %s on the clock in Texas, whatever zone the machine is in', (instant, minutes) => {
  expect(schoolMinutes(new Date(instant))).toBe(minutes);
});

it.each([
  [{}, '2 learning centers'],
  [{ query: 'euless' }, '1 of 2 learning centers'],
  [{ query: 'zzz' }, 'No match, showing all 2 learning centers'],
])('counts what matches %j', (criteria, words) => {
  expect(resultsWords(findCenters(CENTERS, { ...FINDER_DEFAULTS, ...criteria }), CENTERS.length)).toBe(words);
});

it.each([
  [0.4, 5],
  [5, 5],
  [16.6, 20],
  [100, 100],
  [100.1, 0],
])('reaches a center %d miles away with the slider at %d', (miles, stop) => {
  expect(reachingDistance(miles)).toBe(stop);
});
