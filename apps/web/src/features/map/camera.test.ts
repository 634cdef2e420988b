import { CENTERS, MAP_VIEW } from '@kidcode/branches';

import { mapTarget } from './camera';

const [flowerMound] = CENTERS;
const NOWHERE = { id: 'nowhere', name: 'Nowhere', coordinates: { lat: Number.NaN, lng: 0 } };

it.each([
  ['map', 13],
  ['list', 14],
] as const)('looks at a center selected on the %s from zoom %d', (from, zoom) => {
  expect(mapTarget(CENTERS, { id: 'flower-mound', from })).toEqual({
    kind: 'center',
    at: flowerMound?.coordinates,
    zoom,
    from,
  });
});

it('looks at all centers when none is selected, or the selected one is not on the list', () => {
  const all = { kind: 'fit', bounds: { north: 33.052, south: 32.837, east: -97.064, west: -97.079 } };
  expect(mapTarget(CENTERS, null)).toEqual(all);
  expect(mapTarget(CENTERS, { id: 'atlantis', from: 'list' })).toEqual(all);
});

it('looks at the middle of Dallas-Fort Worth when nothing can be drawn', () => {
  expect(mapTarget([NOWHERE], null)).toEqual({ kind: 'start', at: MAP_VIEW.center, zoom: 10 });
});

it('keeps the place of the visitor in sight, but goes to no other state for it', () => {
  const bounds = { north: 33.052, south: 32.837, east: -97.064, west: -97.079 };
  const southlake = { lat: 32.95, lng: -97.15 };
  expect(mapTarget(CENTERS, null, southlake)).toEqual({ kind: 'fit', bounds: { ...bounds, west: -97.15 } });
  expect(mapTarget(CENTERS, null, { lat: 61.2, lng: -149.9 })).toEqual({ kind: 'fit', bounds });
});
