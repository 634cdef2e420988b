import { chooseBranch, MANUAL_FLAG_MS } from './resolve-branch';

describe('chooseBranch', () => {
  it.each([
    ['euless', 'flower-mound', '/euless/teachers', '/flower-mound/teachers', 'branch-selected'],
    ['online', 'euless', '/online/camps', '/euless/camps', 'branch-selected'],
    ['online', 'euless', '/about-us', '/about-us', 'branch-selected'],
    ['euless', 'online', '/euless/teachers', '/', 'switching-to-online'],
    [null, 'online', '/about-us', '/', 'switching-to-online'],
    ['online', 'online', '/online/teachers', '/online/teachers', 'switching-to-online'],
    ['euless', 'euless', '/euless/teachers', '/euless/teachers', 'branch-selected'],
  ] as const)('from %p to %p on %p leads to %p', (current, chosen, pathname, to, toast) => {
    expect(chooseBranch({ current, chosen, pathname })).toEqual({ branch: chosen, pathname: to, toast });
  });

  it('keeps the manual flag for ten seconds', () => expect(MANUAL_FLAG_MS).toBe(10_000));
});
