import { CENTERS } from './branches';
import { boundsOf, fittedZoom, MAP_VIEW, mappableCenters } from './map-view';

const LOST = { coordinates: { lat: NaN, lng: -97 } };

describe('map view', () => {
  it('has the numbers of the specification', () => {
    expect(MAP_VIEW).toMatchObject({
      center: { lat: 32.93, lng: -97.07 },
      zoom: 10,
      heightPx: 500,
      fitPaddingPx: 100,
      refitDelayMs: 500,
      markerZoom: 13,
      listZoom: 14,
    });
  });

  it.each([
    [10, 10],
    [15, 15],
    [15.1, 13],
    [18, 13],
  ])('shows a fit at zoom %p at %p', (fits, zoom) => expect(fittedZoom(fits)).toBe(zoom));

  it('skips markers whose coordinates are no numbers', () => {
    expect(mappableCenters([LOST, ...CENTERS])).toEqual(CENTERS);
  });

  it('bounds all centers that can be drawn', () => {
    expect(boundsOf([LOST, ...CENTERS])).toEqual({
      north: 33.052,
      south: 32.837,
      east: -97.064,
      west: -97.079,
    });
    expect(boundsOf([LOST])).toBeNull();
  });
});
