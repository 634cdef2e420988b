import { CENTERS, distanceMiles, MAP_VIEW } from '@kidcode/branches';
import { REGION_MAP as drawing } from '@kidcode/current-school/generated/region-map';

import { mapTarget } from './camera';
import {
  clampZoom,
  frameOf,
  milesLabel,
  onScreen,
  pixelsPerMile,
  projected,
  roundMiles,
} from './embedded/map-geometry';
import { freeSide } from './embedded/map-layers';

const [flowerMound, euless] = CENTERS;
const NOWHERE = { id: 'nowhere', name: 'Nowhere', coordinates: { lat: Number.NaN, lng: 0 } };

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

const SIZE = { width: 700, height: MAP_VIEW.heightPx };

it('has its origin in the middle of Dallas-Fort Worth', () => {
  const { x, y } = projected(MAP_VIEW.center);
  expect([x, y]).toEqual([0, 0]);
});

it('counts a turn of the globe as tiled maps do', () => {
  expect(projected({ lat: 0, lng: drawing.origin.lng + 360 }).x).toBeCloseTo(256 * 2 ** 10, 6);
});

it('draws as many pixels between two centers as there are miles', () => {
  const a = projected(flowerMound!.coordinates);
  const b = projected(euless!.coordinates);
  const miles = distanceMiles(flowerMound!.coordinates, euless!.coordinates);
  expect(Math.hypot(a.x - b.x, a.y - b.y) / pixelsPerMile(10, 32.94)).toBeCloseTo(miles, 1);
});

it('fits all centers with 100 px around them', () => {
  const frame = frameOf(mapTarget(CENTERS, null), SIZE);
  for (const { coordinates } of CENTERS) {
    const { x, y } = onScreen(projected(coordinates), frame);
    expect(Math.abs(x)).toBeLessThanOrEqual(SIZE.width / 2 - 100);
    expect(Math.abs(y)).toBeLessThanOrEqual(SIZE.height / 2 - 100);
  }
});

it('has room for the names above the markers on a low map', () => {
  const low = { width: 358, height: 320 };
  const frame = frameOf(mapTarget(CENTERS, null), low);
  for (const { coordinates } of CENTERS) {
    const { y } = onScreen(projected(coordinates), frame);
    expect(y + low.height / 2).toBeGreaterThanOrEqual(85);
    expect(y).toBeLessThan(low.height / 2);
  }
});

it('shows a single center at zoom 13, where a fit would go above 15', () => {
  expect(frameOf(mapTarget([euless!], null), SIZE).zoom).toBe(13);
});

it('puts a selected center in the middle', () => {
  const frame = frameOf(mapTarget(CENTERS, { id: 'euless', from: 'list' }), SIZE);
  const { x, y } = onScreen(projected(euless!.coordinates), frame);
  expect(x).toBeCloseTo(0, 9);
  expect(y).toBeCloseTo(0, 9);
});

// At the zoom that is meant for a map with streets there was a pin on an empty grid.
it.each([
  ['euless', 700, 500],
  ['flower-mound', 700, 500],
  ['euless', 358, 500],
  ['flower-mound', 288, 500],
] as const)('shows of %s on %d by %d pixels its town and a neighbor', (id, width, height) => {
  const frame = frameOf(mapTarget(CENTERS, { id, from: 'list' }), { width, height });
  const inSight = drawing.labels.filter((label) => {
    const { x, y } = onScreen(label, frame);
    return label.minZoom <= frame.zoom && Math.abs(x) < width / 2 && Math.abs(y) < height / 2;
  });
  const towns = inSight.map(({ name }) => name).filter((name) => !/^\d/.test(name));
  expect(towns).toContain(id === 'euless' ? 'Euless' : 'Flower Mound');
  expect(towns.length).toBeGreaterThan(1);
  expect(frame.zoom).toBeGreaterThanOrEqual(11);
});

it('stays where there is something to see', () => {
  expect([clampZoom(3), clampZoom(12), clampZoom(30)]).toEqual([8, 12, 15]);
});

it.each([
  [130, 100, 1, '1 mile'],
  [130, 60, 2, '2 miles'],
  [130, 200, 0.5, '0.5 miles'],
  [130, 900, 0.5, '0.5 miles'],
])('a length of at most %d px at %d px a mile is %d miles', (px, perMile, miles, label) => {
  expect(roundMiles(px, perMile)).toBe(miles);
  expect(milesLabel(miles)).toBe(label);
});

it('names no two places at the same spot', () => {
  const names = drawing.labels.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['Dallas', 'Fort Worth', 'Flower Mound', 'Euless', '75028']));
});

const MIDDLE = { x: 10, y: 20 };

it('puts the words of a ring below it', () => {
  expect(freeSide(MIDDLE, 100, [])).toEqual({ x: 0, y: 100 });
  expect(freeSide(MIDDLE, 100, [MIDDLE])).toEqual({ x: 0, y: 100 });
});

it.each([
  ['to the left where a marker stands below', [{ x: 10, y: 130 }], { x: -100, y: 0 }],
  ['to the left where the name of a marker reaches up to it', [{ x: 60, y: 190 }], { x: -100, y: 0 }],
  [
    'to the right where the left is taken as well',
    [
      { x: 10, y: 130 },
      { x: -90, y: 40 },
    ],
    { x: 100, y: 0 },
  ],
])('%s', (_where, feet, side) => {
  // Zero has a sign in JavaScript, not on the screen.
  const { x, y } = freeSide(MIDDLE, 100, feet);
  expect([x, y + 0]).toEqual([side.x, side.y]);
});
