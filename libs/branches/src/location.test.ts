import { branchToast } from './branch-toasts';
import { CENTERS } from './branches';
import { CAMP_FINDER_DELAY_MS, campFinderCenter, LOCATION_LIMITS, locationErrorCode } from './nearest-center';
import { LOCATION_MESSAGES } from './finder-messages';

describe('location errors', () => {
  it.each([
    [1, 'Location access denied. Some features may be limited.'],
    [2, 'Location information unavailable. Some features may be limited.'],
    [3, 'Location request timed out. Some features may be limited.'],
    [0, 'Unable to access your location. Some features may be limited.'],
    [NaN, 'Unable to access your location. Some features may be limited.'],
  ])('code %p is told in the words of the specification', (code, text) => {
    expect(LOCATION_MESSAGES[locationErrorCode(code)]).toBe(text);
  });

  it('tells a missing geolocation and the overall time limit in the words of the specification', () => {
    expect(LOCATION_MESSAGES.unsupported).toBe(
      'Geolocation is not supported by your browser. Some features may be limited.',
    );
    expect(LOCATION_MESSAGES['gave-up']).toBe(
      "Location request timed out. We'll use online mode by default.",
    );
  });

  it('allows 8 seconds for a request, 10 in all, and a position 5 minutes old', () => {
    expect(LOCATION_LIMITS).toEqual({
      requestTimeoutMs: 8000,
      overallTimeoutMs: 10_000,
      maximumAgeMs: 300_000,
      highAccuracy: false,
    });
  });
});

describe('branch toasts', () => {
  it.each([
    [
      'online-selected',
      'Online Mode Selected',
      "No learning centers found within 25 miles. We've selected online learning.",
      5000,
    ],
    ['switching-to-online', 'Switching to Online', 'Online Learning mode activated', 2000],
    [
      'enable-location',
      'Enable Location Services',
      'Please enable location services to find the nearest learning center.',
      8000,
    ],
    ['select-center', 'Select a Learning Center', 'Choose your preferred branch from the map or list.', 5000],
    ['online-active', 'Online Mode Active', "You're now in Online Learning mode.", 5000],
  ] as const)('%s has the words and time of the specification', (code, title, description, durationMs) => {
    expect(branchToast(code)).toEqual({ title, description, durationMs });
  });

  it('names the branch, letter for letter', () => {
    expect(branchToast('branch-detected', 'Euless').description).toBe(
      'Your nearest learning center is Euless.',
    );
    expect(branchToast('branch-selected', "$& $'").description).toBe("You are now viewing $& $'.");
  });
});

describe('campFinderCenter', () => {
  const [first] = CENTERS;

  it.each([
    ['a center within 30 miles', { ok: true, at: { lat: 33.45, lng: -97.064 } }, first?.id],
    ['no center within 30 miles', { ok: true, at: { lat: 29.76, lng: -95.37 } }, null],
    ['a location error', { ok: false, error: 'timeout' }, null],
  ] as const)('chooses, for %s, the right center', (_name, location, center) => {
    expect(campFinderCenter(location)).toBe(center);
  });

  it('moves on after a tenth of a second', () => expect(CAMP_FINDER_DELAY_MS).toBe(100));
});
