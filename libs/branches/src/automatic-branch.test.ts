import fc from 'fast-check';
import { automaticBranch, mayDetectBranch, type LocationOutcome } from './nearest-center';
import { BRANCH_IDS } from './branches';

const EULESS: LocationOutcome = { ok: true, at: { lat: 32.84, lng: -97.08 } };
const DENTON_NORTH: LocationOutcome = { ok: true, at: { lat: 33.45, lng: -97.064 } };
const HOUSTON: LocationOutcome = { ok: true, at: { lat: 29.76, lng: -95.37 } };
const DENIED: LocationOutcome = { ok: false, error: 'denied' };

describe('automaticBranch', () => {
  it.each([
    ['detects a branch for a visitor who has none', null, EULESS, 'euless', 'branch-detected'],
    ['updates the branch of a visitor who is online', 'online', EULESS, 'euless', 'location-updated'],
    ['selects online when no center is within 25 miles', null, HOUSTON, 'online', 'online-selected'],
    ['says so to a visitor who is online already', 'online', HOUSTON, 'online', 'online-selected'],
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
    ['a center that is set, near another one', 'flower-mound', EULESS],
    ['a center that is set, far from all', 'flower-mound', HOUSTON],
    ['a center that is set, without a location', 'flower-mound', DENIED],
    ['online, without a location', 'online', DENIED],
  ] as const)('keeps %s', (_name, current, location) => {
    expect(automaticBranch({ current, manual: false, location })).toBeNull();
  });

  it('never overrides a choice by hand', () => {
    const current = fc.constantFrom(null, ...BRANCH_IDS);
    const location = fc.constantFrom(EULESS, HOUSTON, DENIED);
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
