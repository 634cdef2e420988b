import fc from 'fast-check';
import { CENTERS } from './branches';
import { indexCenters } from './index-centers';
import { searchCenters } from './search-centers';
import { suggestCenters } from './suggest-centers';

describe('suggestCenters', () => {
  it.each([
    ['', []],
    ['f', []],
    [' f ', []],
    ['fl', ['Flower Mound']],
    ['FLOWER   m', ['Flower Mound']],
    ['76', ['76039']],
    ['tx', ['TX']],
    ['ul', ['Euless']],
    ['zz', []],
    ['mound\n', ['Flower Mound']],
  ])('suggests for %p', (query, suggestions) => {
    expect(suggestCenters(query, CENTERS)).toEqual(suggestions);
  });

  it('suggests at most five, each once whatever its case', () => {
    const centers = Array.from({ length: 20 }, (_, n) => ({
      ...CENTERS[0]!,
      id: String(n),
      name: `${n % 2 ? 'Center' : 'CENTER'} ${Math.floor(n / 2)}`,
    }));
    expect(suggestCenters('center', centers)).toEqual([0, 1, 2, 3, 4].map((n) => `CENTER ${n}`));
  });

  it('suggests only what a search then finds, from a list as from its index', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('ower', '50', 'less')), (query) => {
        const suggestions = suggestCenters(query, CENTERS);
        expect(suggestCenters(query, indexCenters(CENTERS))).toEqual(suggestions);
        for (const suggestion of suggestions) expect(searchCenters(suggestion, CENTERS)).not.toEqual([]);
      }),
    );
  });
});
