import { branchToast } from './branch-toasts';
import {
  FAVORITE_TOASTS,
  LOCATION_MESSAGES,
  MAP_MESSAGES,
  NO_CENTERS_MESSAGE,
  tooFarMessage,
} from './finder-messages';
import { locationErrorCode } from './nearest-center';

describe('finder messages', () => {
  it('are the words of the specification', () => {
    expect([...Object.values(FAVORITE_TOASTS.added), ...Object.values(FAVORITE_TOASTS.removed)]).toEqual([
      'Added to favorites',
      'This center has been added to your favorites.',
      'Removed from favorites',
      'This center has been removed from your favorites.',
    ]);
    expect(Object.values(NO_CENTERS_MESSAGE)).toEqual([
      'No learning centers found matching your criteria.',
      'Try adjusting your filters or search terms.',
    ]);
    expect(Object.values(MAP_MESSAGES)).toEqual([
      'Error loading Google Maps',
      'We encountered a problem loading the map. Please check your internet connection or try again later.',
      'Failed to pan to selected location',
      'Failed to initialize map properly',
      'Failed to focus on selected location',
    ]);
  });

  it('name the nearest center when none is near enough', () => {
    const nearest = { center: { name: 'Oakton' }, distanceMiles: 8.26 };
    const message = { limitMiles: 5, place: '76092', nearest, isNarrowed: false };
    expect(tooFarMessage(message)).toBe('No center within 5 miles of 76092. The nearest: Oakton, 8.3 miles.');
    expect(tooFarMessage({ ...message, isNarrowed: true })).toBe(
      'No center within 5 miles of 76092. The nearest that matches: Oakton, 8.3 miles.',
    );
  });
});

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
