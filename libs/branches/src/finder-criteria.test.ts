import { FINDER_DEFAULTS, finderTransition, HOME_FINDER_DEFAULTS, isSliderDistance } from './finder-criteria';
import type { FinderCriteria } from './finder-criteria';

const CHOSEN: FinderCriteria = {
  query: 'mound',
  near: '75028',
  state: 'TX',
  city: 'Euless',
  distance: 40,
  sortBy: 'distance',
  showFavorites: true,
};

describe('finder criteria', () => {
  it('start as specified, without a distance limit on the home page', () => {
    expect(FINDER_DEFAULTS).toEqual({
      query: '',
      near: '',
      state: 'all',
      city: 'all',
      distance: 5,
      sortBy: 'name',
      showFavorites: false,
    });
    expect(HOME_FINDER_DEFAULTS).toEqual({ ...FINDER_DEFAULTS, distance: 0 });
  });

  it.each([
    [0, true],
    [5, true],
    [100, true],
    [35, true],
    [7, false],
    [105, false],
    [-5, false],
    [NaN, false],
  ])('take %p miles as a stop of the slider: %p', (miles, is) => expect(isSliderDistance(miles)).toBe(is));
});

describe('finderTransition', () => {
  it.each([
    [
      { type: 'queryTyped', query: 'eu' },
      { ...CHOSEN, query: 'eu' },
    ],
    // Until then a suggestion was typed text: the filters that stood then hid the very center that was suggested.
    [
      { type: 'suggestionPicked', query: 'Euless' },
      { ...FINDER_DEFAULTS, query: 'Euless', near: '75028', sortBy: 'distance', distance: 0 },
    ],
    [
      { type: 'stateChosen', state: 'OK' },
      { ...CHOSEN, state: 'OK', city: 'all' },
    ],
    [
      { type: 'cityChosen', city: 'Flower Mound' },
      { ...CHOSEN, city: 'Flower Mound' },
    ],
    [
      { type: 'distanceChosen', miles: 25 },
      { ...CHOSEN, distance: 25 },
    ],
    [{ type: 'distanceChosen', miles: 7 }, CHOSEN],
    [
      { type: 'sortChosen', sortBy: 'name' },
      { ...CHOSEN, sortBy: 'name' },
    ],
    [{ type: 'favoritesToggled' }, { ...CHOSEN, showFavorites: false }],
    [
      { type: 'queryTyped', query: '' },
      { ...CHOSEN, query: '', near: '' },
    ],
    [
      { type: 'placeChosen', near: 'Dallas' },
      { ...FINDER_DEFAULTS, near: 'Dallas', sortBy: 'distance' },
    ],
    [{ type: 'placeChosen', near: '' }, FINDER_DEFAULTS],
    [{ type: 'locationKnown' }, { ...FINDER_DEFAULTS, query: 'mound' }],
    [{ type: 'branchChanged' }, { ...FINDER_DEFAULTS, query: 'mound', near: '75028', sortBy: 'distance' }],
    [{ type: 'cleared' }, FINDER_DEFAULTS],
  ] as const)('%j changes only what it should', (event, after) => {
    expect(finderTransition(CHOSEN, event)).toEqual(after);
  });

  it('resets to no distance limit on the home page', () => {
    expect(finderTransition(CHOSEN, { type: 'locationKnown' }, HOME_FINDER_DEFAULTS).distance).toBe(0);
  });
});
