import { CENTERS } from '@kidcode/branches';

import { mapTarget } from '../camera';
import type { GoogleCamera, GoogleMaps } from './google-api';
import { moveCamera } from './google-provider';

/** A camera whose fit ends at `fittedTo`; it comes to rest when `rest` is called. */
function camera(fittedTo: number, fails = false) {
  const calls: string[] = [];
  let rest: () => void = () => undefined;
  const say = (text: string) => {
    if (fails) throw new Error('the map is gone');
    calls.push(text);
  };
  const map: GoogleCamera = {
    panTo: ({ lat, lng }) => say(`pan ${lat},${lng}`),
    setZoom: (zoom) => say(`zoom ${zoom}`),
    getZoom: () => fittedTo,
    fitBounds: (_bounds, padding) => say(`fit ${padding}`),
  };
  const maps: GoogleMaps = {
    version: '3.60',
    LatLngBounds: class {
      extend = () => this;
    },
    event: {
      addListenerOnce: (_map, _name, listener) => {
        rest = listener;
        return { remove: () => undefined };
      },
    },
  };
  return { calls, map, maps, rest: () => rest() };
}

it('pans and zooms to a center chosen on the list', () => {
  const { calls, map, maps } = camera(10);
  expect(moveCamera(map, maps, mapTarget(CENTERS, { id: 'euless', from: 'list' }))).toBeNull();
  expect(calls).toEqual(['pan 32.837,-97.079', 'zoom 14']);
});

it.each([
  [11, ['fit 100']],
  [15, ['fit 100']],
  [16, ['fit 100', 'zoom 13']],
])('fits all centers, and a fit to zoom %d ends as %j', (zoom, expected) => {
  const { calls, map, maps, rest } = camera(zoom);
  moveCamera(map, maps, mapTarget(CENTERS, null));
  rest();
  expect(calls).toEqual(expected);
});

it.each([
  ['a center on the list', { id: 'euless', from: 'list' } as const, 'pan'],
  ['a center on the map', { id: 'euless', from: 'map' } as const, 'focus'],
  ['all centers', null, 'initialize'],
])('says what failed when it could not look at %s', (_what, selection, problem) => {
  const { map, maps } = camera(10, true);
  expect(moveCamera(map, maps, mapTarget(CENTERS, selection))).toBe(problem);
});
