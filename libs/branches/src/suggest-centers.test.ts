import fc from 'fast-check';
import { CENTERS } from './branches';
import { findCenters, suggestCenters } from './find-centers';
import { ALL, FINDER_DEFAULTS, finderTransition, type FinderCriteria } from './finder-criteria';
import { indexCenters } from './index-centers';

const INDEX = indexCenters(CENTERS);

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
  const cities = [ALL, ...CENTERS.map(({ city }) => city), 'Nowhere'];
  const criteria = fc.record<FinderCriteria>({
    query: fc.constantFrom('', 'ul', 'zz'),
    near: fc.constantFrom('', '75028'),
    state: fc.constantFrom(ALL, 'OK'),
    city: fc.constantFrom(...cities),
    distance: fc.constantFrom(0, 5, 100),
    sortBy: fc.constantFrom('name', 'distance'),
    showFavorites: fc.boolean(),
  });
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
