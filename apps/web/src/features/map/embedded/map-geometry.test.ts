import { CENTERS, distanceMiles, MAP_VIEW } from '@kidcode/branches';
import { REGION_MAP as drawing } from '@kidcode/current-school/generated/region-map';

import { mapTarget } from '../camera';
import {
  clampZoom,
  frameOf,
  milesLabel,
  onScreen,
  pixelsPerMile,
  projected,
  roundMiles,
} from './map-geometry';

const SIZE = { width: 700, height: MAP_VIEW.heightPx };
const [flowerMound, euless] = CENTERS;

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
  expect(frame.zoom).toBe(14);
  expect(x).toBeCloseTo(0, 9);
  expect(y).toBeCloseTo(0, 9);
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
