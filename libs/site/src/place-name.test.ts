import { REGION } from '@kidcode/current-school';

import { branchOfParams, centerPlaces, placeName } from './place-name';

const centers = (...cities: readonly string[]) => cities.map((city) => ({ city, state: 'TX' }));

describe('centerPlaces', () => {
  it.each([
    [['Keller'], 'Keller, TX'],
    [['Keller', 'Euless'], 'Keller and Euless, TX'],
    [['Keller', 'Euless', 'Frisco'], 'Keller, Euless and Frisco, TX'],
    [['Keller', 'Keller', 'Euless'], 'Keller and Euless, TX'],
  ])('centers in %j are in %s', (cities, text) => {
    expect(centerPlaces(centers(...cities))).toBe(text);
  });

  // All cities were said to be in the first one's state: every test had one state.
  it('says which city is in which state', () => {
    const places = [...centers('Keller', 'Euless'), { city: 'Denver', state: 'CO' }];
    expect(centerPlaces(places)).toBe('Keller and Euless, TX, and Denver, CO');
  });

  it('names the region where a hundred cities make no sentence', () => {
    const cities = Array.from({ length: 100 }, (_, index) => `City ${index}`);
    expect(centerPlaces(centers(...cities))).toBe(`${REGION.name}, ${REGION.state}`);
  });

  it('does not count two centers of one city twice', () => {
    expect(centerPlaces(centers(...Array.from({ length: 100 }, () => 'Keller')))).toBe('Keller, TX');
  });
});

describe('placeName', () => {
  it.each([
    [{}, 'Learning Centers', 'in Flower Mound and Euless, TX'],
    [{ branchId: 'online' }, 'Online', 'online'],
    [{ branchId: 'euless' }, 'Euless', 'in Euless, TX'],
  ])('%j is %s, %s', (params, name, where) => {
    expect(placeName(params as Record<string, string>)).toEqual({ name, where });
  });
});

describe('branchOfParams', () => {
  it.each([
    [{ branchId: 'euless' }, 'euless'],
    [{ locationId: 'online' }, 'online'],
    [{ locationId: 'in-center' }, null],
    [{ branchId: 'dallas' }, null],
    [{}, null],
  ])('of %j is %s', (params, branch) => {
    expect(branchOfParams(params)).toBe(branch);
  });
});
