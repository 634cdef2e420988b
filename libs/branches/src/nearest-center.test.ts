import fc from 'fast-check';
import { BRANCH_IDS, BRANCHES, CENTERS } from './branches';
import {
  AUTO_RADIUS_MILES,
  automaticBranch,
  CAMP_FINDER_DELAY_MS,
  campFinderCenter,
  LOCATION_LIMITS,
  mayDetectBranch,
  NEAREST_RADIUS_MILES,
  nearestCenter,
  type LocationOutcome,
} from './nearest-center';

const EULESS = BRANCHES.euless;
const DALLAS = { lat: 32.7767, lng: -96.797 };
const HOUSTON = { lat: 29.7604, lng: -95.3698 };

const AT_EULESS: LocationOutcome = { ok: true, at: { lat: 32.84, lng: -97.08 } };
const DENTON_NORTH: LocationOutcome = { ok: true, at: { lat: 33.45, lng: -97.064 } };
const AT_HOUSTON: LocationOutcome = { ok: true, at: HOUSTON };
const DENIED: LocationOutcome = { ok: false, error: 'denied' };

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

describe('automaticBranch', () => {
  it.each([
    ['detects a branch for a visitor who has none', null, AT_EULESS, 'euless', 'branch-detected'],
    ['updates the branch of a visitor who is online', 'online', AT_EULESS, 'euless', 'location-updated'],
    ['selects online when no center is within 25 miles', null, AT_HOUSTON, 'online', 'online-selected'],
    ['says so to a visitor who is online already', 'online', AT_HOUSTON, 'online', 'online-selected'],
    ['does not stretch to 30 miles', null, DENTON_NORTH, 'online', 'online-selected'],
    [
      'selects online when there is neither location nor branch',
      null,
      DENIED,
      'online',
      'online-without-location',
    ],
  ] as const)('%s', (_name, current, location, branch, toast) => {
    expect(automaticBranch({ current, manual: false, location })).toEqual({ branch, toast });
  });

  it.each([
    ['a center that is set, near another one', 'flower-mound', AT_EULESS],
    ['a center that is set, far from all', 'flower-mound', AT_HOUSTON],
    ['a center that is set, without a location', 'flower-mound', DENIED],
    ['online, without a location', 'online', DENIED],
  ] as const)('keeps %s', (_name, current, location) => {
    expect(automaticBranch({ current, manual: false, location })).toBeNull();
  });

  it('never overrides a choice by hand', () => {
    const current = fc.constantFrom(null, ...BRANCH_IDS);
    const location = fc.constantFrom(AT_EULESS, AT_HOUSTON, DENIED);
    fc.assert(
      fc.property(current, location, (current, location) => {
        expect(automaticBranch({ current, manual: true, location })).toBeNull();
      }),
    );
  });
});

describe('mayDetectBranch', () => {
  const fresh = { pathname: '/', detectionDisabled: false, managementDisabled: false, alreadyTried: false };

  it('is allowed once on the home page', () => expect(mayDetectBranch(fresh)).toBe(true));

  it.each([
    ['on a dedicated branch path', { pathname: '/euless' }],
    ['on another page', { pathname: '/about-us' }],
    ['when detection is disabled', { detectionDisabled: true }],
    ['when branch management is disabled', { managementDisabled: true }],
    ['a second time on the same page load', { alreadyTried: true }],
  ])('is not allowed %s', (_name, change) => expect(mayDetectBranch({ ...fresh, ...change })).toBe(false));
});

describe('campFinderCenter', () => {
  it.each([
    ['a center within 30 miles', DENTON_NORTH, CENTERS[0]?.id],
    ['no center within 30 miles', AT_HOUSTON, null],
    ['a location error', DENIED, null],
  ])('chooses, for %s, the right center', (_name, location, center) => {
    expect(campFinderCenter(location)).toBe(center);
  });

  it('moves on after a tenth of a second', () => expect(CAMP_FINDER_DELAY_MS).toBe(100));
});

it('a location may take 8 seconds for a request, 10 in all, and be 5 minutes old', () => {
  expect(LOCATION_LIMITS).toEqual({
    requestTimeoutMs: 8000,
    overallTimeoutMs: 10_000,
    maximumAgeMs: 300_000,
    highAccuracy: false,
  });
});
