import fc from 'fast-check';
import {
  FINDER_DEFAULTS,
  finderTransition,
  HOME_FINDER_DEFAULTS,
  isSliderDistance,
  finderOptions,
  MAX_QUERY_LENGTH,
  parseFinderCriteria,
  serializeFinderCriteria,
  type FinderCriteria,
} from './finder-criteria';
import { CENTERS } from './branches';

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

const options = finderOptions(CENTERS);
const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const criteria = fc.record({
  query: text,
  near: text,
  state: fc.constantFrom('all', 'TX'),
  city: fc.constantFrom('all', 'Euless'),
  distance: fc.integer({ min: 0, max: 20 }).map((step) => step * 5),
  sortBy: fc.constantFrom('name' as const, 'distance' as const),
  showFavorites: fc.boolean(),
});

describe('finder address', () => {
  it('holds nothing for the defaults', () => {
    expect(serializeFinderCriteria(FINDER_DEFAULTS)).toBe('');
    expect(parseFinderCriteria('', options)).toEqual(FINDER_DEFAULTS);
  });

  it('holds what differs, in a fixed order', () => {
    const chosen = { ...CHOSEN, query: 'a b&c', distance: 0 };
    const search = 'q=a%20b%26c&near=75028&state=TX&city=Euless&distance=0&sort=distance&favorites=1';
    expect(serializeFinderCriteria(chosen)).toBe(search);
    expect(parseFinderCriteria(`?${search}`, options)).toEqual(chosen);
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(criteria, (chosen) => {
        expect(parseFinderCriteria(serializeFinderCriteria(chosen), options)).toEqual(chosen);
      }),
    );
  });

  it.each([
    'distance=7',
    'distance=-5',
    'distance=1e1',
    'distance=105',
    'distance=',
    'sort=price',
    'favorites=yes',
    'state=ZZ',
    'city=Paris',
    'state=%20',
    'q',
    '=x',
    'q=%E0%A4%A',
    'toString=1&__proto__=2',
  ])('falls back for %p', (search) => {
    expect(parseFinderCriteria(search, options)).toEqual(FINDER_DEFAULTS);
  });

  it('spells a state and a city as the centers do', () => {
    expect(parseFinderCriteria('state=tx&city=FLOWER+mound', options)).toMatchObject({
      state: 'TX',
      city: 'Flower Mound',
    });
  });

  it('drops a city that is not in the state', () => {
    const elsewhere = { states: ['OK', 'TX'], cities: [{ state: 'TX', city: 'Euless' }] };
    expect(parseFinderCriteria('state=OK&city=Euless', elsewhere).city).toBe('all');
  });

  it('takes the first of a repeated name and reads 0 and all', () => {
    expect(parseFinderCriteria('q=one&q=two&favorites=0&state=all', options)).toMatchObject({
      query: 'one',
      showFavorites: false,
      state: 'all',
    });
  });

  it('cuts a very long search, and writes half a surrogate pair as a replacement character', () => {
    const long = { ...FINDER_DEFAULTS, query: 'x'.repeat(500) };
    expect(parseFinderCriteria(serializeFinderCriteria(long), options).query).toHaveLength(MAX_QUERY_LENGTH);
    expect(serializeFinderCriteria({ ...FINDER_DEFAULTS, query: '\uD83D' })).toBe('q=%EF%BF%BD');
  });

  it('never throws, and yields only values that the finder can show', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (search) => {
        const parsed = parseFinderCriteria(search, options);
        expect(isSliderDistance(parsed.distance)).toBe(true);
        expect(['all', ...options.states]).toContain(parsed.state);
        expect(() => serializeFinderCriteria(parsed)).not.toThrow();
      }),
    );
  });
});

describe('finderOptions', () => {
  it('lists states and cities alphabetically, each once', () => {
    const [flowerMound, euless] = CENTERS;
    expect(finderOptions([flowerMound!, euless!, flowerMound!])).toEqual({
      states: ['TX'],
      cities: [
        { state: 'TX', city: 'Euless' },
        { state: 'TX', city: 'Flower Mound' },
      ],
    });
  });
});
