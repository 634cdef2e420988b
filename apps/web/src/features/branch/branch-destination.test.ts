import { branchDestination } from './branch-destination';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('branchDestination', () => {
  it.each([
    ['euless', 'flower-mound', at('/euless/programs/core'), '/flower-mound/programs/core'],
    ['euless', 'flower-mound', at('/euless'), '/flower-mound'],
    ['online', 'euless', at('/online/programs/specialized'), '/euless/programs/specialized'],
  ] as const)('leads from %s to the same page at %s', (from, to, address, destination) => {
    expect(branchDestination(from, to, address)).toBe(destination);
  });

  it('keeps the query and the fragment of the page', () => {
    expect(branchDestination('euless', 'flower-mound', at('/euless', '?dialog=trial', '#top'))).toBe(
      '/flower-mound?dialog=trial#top',
    );
  });

  it('leads to the home of a branch that has no such page', () => {
    expect(branchDestination('online', 'euless', at('/online/programs/core/level-1'))).toBe('/euless');
  });

  it('returns to / on a switch to online from elsewhere, without the query of the page before', () => {
    expect(branchDestination('euless', 'online', at('/euless/camps/summer', '?tab=prices'))).toBe('/');
    expect(branchDestination(null, 'online', at('/about-us'))).toBe('/');
  });

  it('stays on a page that names no branch', () => {
    expect(branchDestination('euless', 'flower-mound', at('/about-us'))).toBeNull();
    expect(branchDestination('euless', 'online', at('/'))).toBeNull();
  });
});
