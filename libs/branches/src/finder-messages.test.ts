import { FAVORITE_TOASTS, MAP_MESSAGES, NO_CENTERS_MESSAGE, tooFarMessage } from './finder-messages';

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
