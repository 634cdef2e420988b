import { fillPattern, parameterNames, segmentsOf } from './pattern';
import { routerPattern } from './router-pattern';
import { ROUTES } from './routes';

describe('routerPattern', () => {
  it.each([
    ['/', '/'],
    ['/faq', '/faq'],
    ['/camps/{season}/{branchId}', '/camps/:season/:branchId'],
    ['/online/programs/core/{levelId}', '/online/programs/core/:levelId'],
  ])('writes %s as %s', (pattern, expected) => {
    expect(routerPattern({ pattern })).toBe(expected);
  });

  it('is different for each row, so that the router cannot mix them up', () => {
    const shapes = ROUTES.map((row) => routerPattern(row).replace(/:\w+/g, ':'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

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
