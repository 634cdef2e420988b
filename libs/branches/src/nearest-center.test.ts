import { BRANCHES, CENTERS } from './branches';
import { AUTO_RADIUS_MILES, NEAREST_RADIUS_MILES, nearestCenter } from './nearest-center';

const DALLAS = { lat: 32.7767, lng: -96.797 };
const EULESS = BRANCHES.euless;
const HOUSTON = { lat: 29.7604, lng: -95.3698 };

describe('nearestCenter', () => {
  it('looks within 30 miles unless said otherwise, 25 for the automatic selection', () => {
    expect([NEAREST_RADIUS_MILES, AUTO_RADIUS_MILES]).toEqual([30, 25]);
  });

  it('finds Euless from Dallas and measures every center', () => {
    const nearest = nearestCenter(DALLAS);
    expect(nearest).toMatchObject({ center: { id: 'euless' }, withinRadius: true });
    expect(nearest.distanceMiles).toBeCloseTo(16.9, 1);
    expect(nearest.distances.map(({ id }) => id)).toEqual(['flower-mound', 'euless']);
    expect(nearest.distances[1]?.distanceMiles).toBe(nearest.distanceMiles);
  });

  it('names no center from Houston, but says how far the nearest one is', () => {
    const nearest = nearestCenter(HOUSTON);
    expect(nearest).toMatchObject({ center: null, withinRadius: false });
    expect(nearest.distanceMiles).toBeCloseTo(235, -1);
  });

  it('counts a center at the radius itself as within it', () => {
    const { distanceMiles } = nearestCenter(DALLAS);
    expect(nearestCenter(DALLAS, CENTERS, distanceMiles).withinRadius).toBe(true);
    expect(nearestCenter(DALLAS, CENTERS, distanceMiles - 0.001).withinRadius).toBe(false);
  });

  it('takes the earlier of two centers at the same place', () => {
    const twins = [EULESS, { ...EULESS, name: 'Second' }];
    expect(nearestCenter(DALLAS, twins).center?.name).toBe('Euless');
  });

  it('passes over a center whose coordinates are no numbers', () => {
    const lost = { ...EULESS, name: 'Lost', coordinates: { lat: NaN, lng: NaN } };
    expect(nearestCenter(DALLAS, [lost, EULESS]).center?.name).toBe('Euless');
  });

  it.each([
    ['no centers', DALLAS, [], 30],
    ['a bad place', { lat: NaN, lng: 0 }, CENTERS, Infinity],
  ])('finds nothing for %s', (_name, from, centers, radius) => {
    expect(nearestCenter(from, centers, radius)).toMatchObject({
      center: null,
      distanceMiles: Number.MAX_VALUE,
      withinRadius: false,
    });
  });
});
