import fc from 'fast-check';
import { BRANCH_IDS } from './branches';
import { SCHOOL_TIME_ZONE, resolveBranch } from './resolve-branch';

describe('resolveBranch', () => {
  it.each([
    [
      'the path before all',
      { pathname: '/euless/camps', params: { branchId: 'online' }, stored: 'online' },
      'euless',
    ],
    [
      'branchId before the dedicated path',
      { pathname: '/programs/online/core', params: { branchId: 'euless' }, stored: null },
      'euless',
    ],
    [
      'branchId before locationId',
      { pathname: '/', params: { branchId: 'euless', locationId: 'online' } },
      'euless',
    ],
    [
      'locationId',
      { pathname: '/x', params: { locationId: 'flower-mound' }, stored: 'euless' },
      'flower-mound',
    ],
    [
      'the dedicated path before the stored value',
      { pathname: '/camps/winter/flower-mound', params: {}, stored: 'euless' },
      'flower-mound',
    ],
    ['the stored value', { pathname: '/about-us', params: {}, stored: 'euless' }, 'euless'],
    ['online when nothing is known', { pathname: '/', params: {}, stored: null }, 'online'],
    ['online when only the path is given', { pathname: '/' }, 'online'],
    [
      'past a parameter that is no branch',
      { pathname: '/', params: { branchId: 'in-center' }, stored: 'euless' },
      'euless',
    ],
    ['past a corrupt stored value', { pathname: '/', params: {}, stored: '"euless"' }, 'online'],
  ] as const)('takes %s', (_name, sources, expected) => expect(resolveBranch(sources)).toBe(expected));

  it('is online whatever else is said when branch management is disabled', () => {
    const sources = { pathname: '/euless', params: { branchId: 'euless' }, stored: 'euless' };
    expect(resolveBranch({ ...sources, managementDisabled: true })).toBe('online');
    expect(resolveBranch({ ...sources, managementDisabled: false })).toBe('euless');
    expect(SCHOOL_TIME_ZONE).toBe('America/Chicago');
  });

  it('is a known branch for any strings', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom(...BRANCH_IDS, '__proto__', 'constructor'));
    fc.assert(
      fc.property(
        text,
        text,
        text,
        text,
        fc.boolean(),
        (pathname, branchId, locationId, stored, disabled) => {
          const branch = resolveBranch({
            pathname: `/${pathname}`,
            params: { branchId, locationId },
            stored,
            managementDisabled: disabled,
          });
          expect(BRANCH_IDS).toContain(branch);
        },
      ),
    );
  });
});
