import fc from 'fast-check';

import { distanceMiles, EARTH_RADIUS_MILES, formatDistance, isKnownDistance } from './distance';

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distanceMiles', () => {
  it.each([
    ['both centers', { lat: 33.052, lng: -97.064 }, { lat: 32.837, lng: -97.079 }, 14.88],
    ['a degree of latitude', { lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 69.09],
    ['a quarter of the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 90 }, 6218.47],
    ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 12436.94],
    ['across the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 69.09],
  ])('measures %s', (_name, a, b, miles) => {
    expect(distanceMiles(a, b)).toBeCloseTo(miles, 1);
  });

  it('is the same both ways, and at most half the globe', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const miles = distanceMiles(a, b);
        expect(distanceMiles(b, a)).toBe(miles);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_MILES);
      }),
    );
  });

  it('is zero from a place to itself', () => {
    fc.assert(fc.property(place, (a) => expect(distanceMiles(a, a)).toBe(0)));
  });

  it('is never shorter with a detour', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        expect(distanceMiles(a, c)).toBeLessThanOrEqual(distanceMiles(a, b) + distanceMiles(b, c) + 1e-3);
      }),
    );
  });

  it('is a number for any numbers, also off the globe', () => {
    const any = fc.record({ lat: fc.double(), lng: fc.double() });
    fc.assert(fc.property(any, any, (a, b) => expect(distanceMiles(a, b)).not.toBeNaN()));
  });

  it.each([NaN, Infinity, -Infinity])('is the largest number when a coordinate is %p', (bad) => {
    const good = { lat: 33, lng: -97 };
    expect(distanceMiles({ lat: bad, lng: -97 }, good)).toBe(Number.MAX_VALUE);
    expect(distanceMiles(good, { lat: 33, lng: bad })).toBe(Number.MAX_VALUE);
  });

  it('does not take a text for a number', () => {
    const text = { lat: '33', lng: '-97' } as unknown as { lat: number; lng: number };
    expect(distanceMiles(text, { lat: 33, lng: -97 })).toBe(Number.MAX_VALUE);
  });
});

describe('formatDistance', () => {
  it.each([
    [0, '0.0 miles away'],
    [4.25, '4.3 miles away'],
    [14.8812, '14.9 miles away'],
    [1, '1.0 miles away'],
  ])('shows %p with one decimal', (miles, text) => expect(formatDistance(miles)).toBe(text));

  it.each([Number.MAX_VALUE, Infinity, NaN, -1])('never shows %p', (miles) => {
    expect(formatDistance(miles)).toBe('');
    expect(isKnownDistance(miles)).toBe(false);
  });
});
