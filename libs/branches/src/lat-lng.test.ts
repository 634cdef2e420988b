import { BRANCHES } from './branches';
import { hasCoordinates } from './lat-lng';

describe('hasCoordinates', () => {
  it('is true only for two numbers', () => {
    expect(hasCoordinates(BRANCHES.euless)).toBe(true);
    expect(hasCoordinates(BRANCHES.online)).toBe(false);
    expect(hasCoordinates({ coordinates: { lat: NaN, lng: 1 } })).toBe(false);
  });
});
