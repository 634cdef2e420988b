import { BRANCHES, hasCoordinates } from './branches';

describe('hasCoordinates', () => {
  it('is true only for two numbers', () => {
    expect(hasCoordinates(BRANCHES.euless)).toBe(true);
    expect(hasCoordinates(BRANCHES.online)).toBe(false);
    expect(hasCoordinates({ coordinates: { lat: NaN, lng: 1 } })).toBe(false);
  });
});
