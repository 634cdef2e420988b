import { REGION } from '@kidcode/current-school';
import fc from 'fast-check';
import { CENTERS } from './branches';
import { findCenters, suggestCenters } from './find-centers';
import { indexCenters, alphabetical, type FinderCenter } from './index-centers';
import { FINDER_DEFAULTS, HOME_FINDER_DEFAULTS, finderTransition } from './finder-criteria';

const INDEX = indexCenters(CENTERS);
const DALLAS = { lat: 32.7767, lng: -96.797 };
const ids = (centers: readonly { readonly id: string }[]) => centers.map(({ id }) => id);

const degree = (min: number, max: number) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.double({ min, max, noNaN: true }) },
    { weight: 1, arbitrary: fc.constant(NaN) },
  );
const center: fc.Arbitrary<FinderCenter> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  name: fc.constantFrom('Elm', 'oak', 'Élan', 'Oak Park', ''),
  city: fc.constantFrom('Elm City', 'Oakton'),
  state: fc.constantFrom('TX', 'OK'),
  zip: fc.constantFrom('75028', '76039'),
  coordinates: fc.record({ lat: degree(32, 34), lng: degree(-98, -96) }),
});
const centersOnce = fc.uniqueArray(center, { selector: ({ id }) => id });
const criteria = fc.record({
  query: fc.constantFrom('', '  ', 'oak', 'ELM', '75', 'tx', 'zzz', 'oak\noakton'),
  near: fc.constantFrom('', '75028'),
  state: fc.constantFrom('all', 'TX', 'OK', 'ZZ'),
  city: fc.constantFrom('all', 'Oakton', 'Euless', 'Nowhere'),
  distance: fc.constantFrom(0, 5, 30, 100),
  sortBy: fc.constantFrom('name' as const, 'distance' as const),
  showFavorites: fc.boolean(),
});
const context = fc.record({
  from: fc.constantFrom(null, DALLAS, { lat: NaN, lng: 0 }),
  currentBranch: fc.constantFrom(null, 'online', 'a', 'b'),
  favorites: fc.subarray(['a', 'c', 'x']),
});

describe('findCenters', () => {
  it('lists the centers by name, the current one first', () => {
    expect(ids(findCenters(INDEX, FINDER_DEFAULTS).shown)).toEqual(['euless', 'flower-mound']);
    const found = findCenters(INDEX, FINDER_DEFAULTS, { currentBranch: 'flower-mound' });
    expect(ids(found.shown)).toEqual(['flower-mound', 'euless']);
    expect(found.shown.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('lists the nearest first, with distances, and marks the favorites', () => {
    const found = findCenters(
      INDEX,
      { ...HOME_FINDER_DEFAULTS, sortBy: 'distance' },
      { from: CENTERS[0]!.coordinates, favorites: ['euless'] },
    );
    expect(found.shown).toMatchObject([
      { id: 'flower-mound', distanceMiles: 0, isFavorite: false },
      { id: 'euless', isFavorite: true },
    ]);
    expect(found.canMeasure).toBe(true);
  });

  // Only the state's letters were searched, and no test typed its name.
  it('finds by the name of the state what its letters find', () => {
    const find = (query: string) => ids(findCenters(INDEX, { ...FINDER_DEFAULTS, query }, {}).matches);
    expect(find(REGION.state)).toHaveLength(CENTERS.length);
    expect(find(REGION.stateName)).toEqual(find(REGION.state));
    expect(find(REGION.stateName.slice(0, 4).toUpperCase())).toEqual(find(REGION.state));
  });

  it('shows all centers when nothing matches, and names the nearest with its distance', () => {
    const found = findCenters(INDEX, { ...FINDER_DEFAULTS, query: 'plano' }, { from: DALLAS });
    expect(found).toMatchObject({ matches: [], isEmpty: true, nearest: { center: { id: 'euless' } } });
    expect(found.nearest?.distanceMiles).toBeCloseTo(16.9, 1);
    expect(ids(found.shown)).toEqual(['euless', 'flower-mound']);
  });

  it('shows all centers when none is within the default five miles', () => {
    const found = findCenters(INDEX, FINDER_DEFAULTS, { from: DALLAS });
    expect([found.isEmpty, found.shown.length]).toEqual([true, 2]);
  });

  it.each([null, { lat: NaN, lng: -97 }])('sorts by name and limits nothing from %p', (from) => {
    const found = findCenters(INDEX, { ...FINDER_DEFAULTS, sortBy: 'distance' }, { from });
    expect(found).toMatchObject({ isEmpty: false, canMeasure: false, nearest: null });
    expect(found.shown.map(({ distanceMiles }) => distanceMiles)).toEqual([null, null]);
  });

  it('puts centers with bad coordinates last by distance, shows no distance for them and lets no limit pass them', () => {
    const lost = { ...CENTERS[1]!, id: 'lost', name: 'Aaa', coordinates: { lat: NaN, lng: NaN } };
    const centers: FinderCenter[] = [lost, ...CENTERS];
    const near = { ...HOME_FINDER_DEFAULTS, sortBy: 'distance' } as const;
    const found = findCenters(indexCenters(centers), near, { from: DALLAS });
    expect(ids(found.shown)).toEqual(['euless', 'flower-mound', 'lost']);
    expect(found.shown[2]?.distanceMiles).toBeNull();
    expect(
      ids(findCenters(indexCenters(centers), { ...near, distance: 100 }, { from: DALLAS }).matches),
    ).toEqual(['euless', 'flower-mound']);
    expect(findCenters(indexCenters([lost]), near, { from: DALLAS }).nearest).toBeNull();
  });

  it('finds nothing in no centers', () => {
    expect(findCenters(indexCenters([]), FINDER_DEFAULTS, { from: DALLAS })).toEqual({
      matches: [],
      shown: [],
      isEmpty: true,
      nearest: null,
      beyondLimit: null,
      isTooFar: false,
      canMeasure: true,
    });
  });

  // A limit that no center meets was an empty result like any other: the order stayed the alphabet's (D-52).
  describe('when no center lies within the limit', () => {
    // Nearer to the center whose name comes last.
    const southlake = { lat: 32.95, lng: -97.15 };

    it('lists all from the nearest, even before the current one', () => {
      const found = findCenters(INDEX, FINDER_DEFAULTS, { from: southlake, currentBranch: 'euless' });
      expect(found).toMatchObject({ isEmpty: true, isTooFar: true });
      expect(ids(found.shown)).toEqual(['flower-mound', 'euless']);
      expect(found.beyondLimit).toEqual(found.nearest);
    });

    it('names the nearest of those that the words let pass', () => {
      const found = findCenters(INDEX, { ...FINDER_DEFAULTS, query: 'euless' }, { from: southlake });
      expect(found).toMatchObject({ isTooFar: true, beyondLimit: { center: { id: 'euless' } } });
    });

    it('is about words that match nothing all the same', () => {
      const found = findCenters(INDEX, { ...FINDER_DEFAULTS, query: 'zzz' }, { from: southlake });
      expect(found).toMatchObject({ isEmpty: true, isTooFar: false, beyondLimit: null });
    });
  });

  it('says what a wider limit would find when a center within it does not match', () => {
    const from = CENTERS[0]!.coordinates;
    const found = findCenters(INDEX, { ...FINDER_DEFAULTS, query: 'euless' }, { from });
    expect(found).toMatchObject({
      isEmpty: true,
      isTooFar: false,
      beyondLimit: { center: { id: 'euless' } },
    });
  });

  it('never invents or repeats a center', () => {
    fc.assert(
      fc.property(fc.array(center), criteria, context, (centers, criteria, context) => {
        const { matches, shown } = findCenters(indexCenters(centers), criteria, context);
        for (const list of [matches, shown]) {
          expect(new Set(ids(list)).size).toBe(list.length);
          for (const found of list) expect(centers).toContain(found.center);
        }
        expect(shown).toHaveLength(matches.length || new Set(ids(centers)).size);
      }),
    );
  });

  it('answers the same from a used index as from a fresh one', () => {
    fc.assert(
      fc.property(centersOnce, fc.array(fc.tuple(criteria, context), { maxLength: 6 }), (centers, calls) => {
        const used = indexCenters(centers);
        for (const [criteria, context] of calls) {
          expect(findCenters(used, criteria, context)).toEqual(
            findCenters(indexCenters(centers), criteria, context),
          );
        }
      }),
    );
  });

  it('gives the same objects for the same visitor, so that a list renders only what changed', () => {
    const visitor = { from: DALLAS, currentBranch: 'euless', favorites: ['euless'] };
    const before = findCenters(INDEX, HOME_FINDER_DEFAULTS, visitor);
    const after = findCenters(INDEX, { ...HOME_FINDER_DEFAULTS, query: 'eul' }, { ...visitor });
    expect(after.shown[0]).toBe(before.shown[0]);
    const changed = findCenters(INDEX, HOME_FINDER_DEFAULTS, { ...visitor, favorites: [] });
    expect(changed.shown[0]?.isFavorite).toBe(false);
  });

  it('keeps the first of two centers with one id', () => {
    const centers: FinderCenter[] = [CENTERS[0]!, { ...CENTERS[1]!, id: 'flower-mound' }];
    expect(findCenters(indexCenters(centers), FINDER_DEFAULTS).shown.map((found) => found.center)).toEqual([
      CENTERS[0],
    ]);
  });
});

describe('alphabetical', () => {
  it('goes by the alphabet, not by capitals, and leaves the list it was given alone', () => {
    const names = ['b', 'Á', 'C', 'a'].map((name) => ({ ...CENTERS[0]!, name }));
    expect(alphabetical(names).map(({ name }) => name)).toEqual(['a', 'Á', 'b', 'C']);
    expect(names[0]?.name).toBe('b');
  });
});

describe('suggestCenters', () => {
  it.each([
    ['', []],
    ['f', []],
    [' f ', []],
    ['fl', ['Flower Mound']],
    ['FLOWER   m', ['Flower Mound']],
    ['76', ['76039']],
    ['tx', ['TX']],
    ['te', ['Texas']],
    ['texas', ['Texas']],
    ['ul', ['Euless']],
    // The search found the state by its name all along; only what is suggested did not know it.
    ['zz', []],
    ['mound\n', ['Flower Mound']],
  ])('suggests for %p', (query, suggestions) => {
    expect(suggestCenters(query, INDEX)).toEqual(suggestions);
  });

  it('suggests at most five, each once whatever its case', () => {
    const centers = Array.from({ length: 20 }, (_, n) => ({
      ...CENTERS[0]!,
      id: String(n),
      name: `${n % 2 ? 'Center' : 'CENTER'} ${Math.floor(n / 2)}`,
    }));
    expect(suggestCenters('center', indexCenters(centers))).toEqual(
      [0, 1, 2, 3, 4].map((n) => `CENTER ${n}`),
    );
  });

  it('suggests only what a search then finds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('ower', '50', 'less')), (typed) => {
        for (const query of suggestCenters(typed, INDEX)) {
          expect(findCenters(INDEX, { ...FINDER_DEFAULTS, query }).isEmpty).toBe(false);
        }
      }),
    );
  });
});

it('a suggestion that is picked finds its centers, whatever was chosen before', () => {
  const needle = fc.constantFrom('eu', 'ow', '76', 'tx', 'te');
  fc.assert(
    fc.property(
      criteria,
      needle,
      fc.constantFrom(null, { lat: 33.04, lng: -97.07 }),
      (before, typed, from) => {
        for (const query of suggestCenters(typed, INDEX)) {
          const after = finderTransition(before, { type: 'suggestionPicked', query });
          expect(findCenters(INDEX, after, { from }).isEmpty).toBe(false);
        }
      },
    ),
  );
});
