import { fillPattern, parameterNames, segmentsOf } from './match-path';

describe('patterns', () => {
  it('have segments, parameters and concrete paths', () => {
    expect(segmentsOf('/')).toEqual([]);
    expect(segmentsOf('/camps/{season}')).toEqual(['camps', '{season}']);
    expect(parameterNames('/camps/{season}/{branchId}')).toEqual(['season', 'branchId']);
    expect(fillPattern('/', {})).toBe('/');
    expect(fillPattern('/{branchId}/camps', { branchId: 'euless', season: 'winter' })).toBe('/euless/camps');
  });

  it('refuse to be filled without a value', () => {
    expect(() => fillPattern('/{branchId}/camps', {})).toThrow('site: no value for {branchId}');
  });
});
