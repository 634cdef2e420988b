import type { Center, FoundCenter, LatLng, Weekday } from '@kidcode/branches';
import { BRANCHES, CENTERS, findCenters, indexCenters, FINDER_DEFAULTS, openStatus } from '@kidcode/branches';
import { act } from 'react';

import { render } from '../../../test/render';
import { openWords } from './center-facts';
import { CenterList } from './center-list';
import { reachingDistance, resultsWords } from './finder-answer';
import type { NearPlace } from './use-finder';

// Whether it is open today, and what a named place finds, is said in the browser.
it.each<[string, Weekday, number, string]>([
  ['Monday at 8 PM', 1, 1200, 'Closed, opens tomorrow at 3:00 PM'],
  ['Friday at 8 PM', 5, 1200, 'Closed, opens tomorrow at 9:00 AM'],
])('says on a %s whether Euless is open', (_when, weekday, minutes, words) => {
  expect(openWords(openStatus(BRANCHES.euless, { weekday, minutes }))).toBe(words);
});

it('says nothing of hours that nobody can read', () => {
  expect(openWords({ state: 'unknown' })).toBe('');
});

const SOUTHLAKE = {
  kind: 'zip',
  name: '76092',
  label: '76092 (Southlake)',
  at: { lat: 32.95, lng: -97.15 },
} as const;
const FOUND = { status: 'found', place: SOUTHLAKE } as const;
const NONE = { status: 'none' } as const;

it.each<[object, NearPlace, LatLng | null, string]>([
  [{}, NONE, null, '2 learning centers'],
  [{ query: 'zzz' }, NONE, null, 'No match, showing all 2 learning centers'],
  [
    { query: 'euless' },
    FOUND,
    SOUTHLAKE.at,
    'No center within 5 miles of 76092. The nearest that matches: Euless, 8.8 miles.',
  ],
])('says what %j finds', (chosen, near, from, words) => {
  const criteria = { ...FINDER_DEFAULTS, ...chosen };
  const result = findCenters(indexCenters(CENTERS), criteria, { from });
  expect(resultsWords({ criteria, near, result })).toBe(words);
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

const found = (count: number): FoundCenter<Center>[] =>
  Array.from({ length: count }, (_, position) => ({
    // The list may grow beyond the ids of today.
    id: `center-${position}` as Center['id'],
    center: { ...BRANCHES.euless, name: `Center ${position}` },
    distanceMiles: null,
    isCurrent: false,
    isFavorite: false,
  }));

it('shows the first centers of a long list, in order, and more at a press until all are there', async () => {
  const { container } = await render(
    <CenterList
      centers={found(20)}
      first={6}
      selectedId={null}
      moment={null}
      onShowOnMap={() => undefined}
    />,
  );
  const names = () => [...container.querySelectorAll('li h3')].map(({ textContent }) => textContent);
  const all = found(20).map(({ center }) => center.name);
  const more = () =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show more centers');
  expect(names()).toEqual(all.slice(0, 6));
  expect(container.querySelectorAll('article[aria-label]')).toHaveLength(6);
  act(() => more()?.click());
  expect(names()).toEqual(all.slice(0, 18));
  act(() => more()?.click());
  expect(names()).toEqual(all);
  expect(more()).toBeUndefined();
});
