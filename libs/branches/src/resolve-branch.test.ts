import fc from 'fast-check';
import { BRANCH_IDS, type BranchId } from './branches';
import {
  SCHOOL_TIME_ZONE,
  resolveBranch,
  branchFromPath,
  branchKeptBy,
  dedicatedBranch,
  MANUAL_FLAG_MS,
  pathAfterChoice,
} from './resolve-branch';

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

const branch = fc.constantFrom(...BRANCH_IDS);
const branchPath = fc.tuple(branch, fc.string()).map(([id, rest]) => (rest ? `/${id}/${rest}` : `/${id}`));
const anyPath = fc.oneof(branchPath, fc.string(), fc.webPath());

describe('branchFromPath', () => {
  it.each([
    ['/euless', 'euless'],
    ['/flower-mound/', 'flower-mound'],
    ['/online/camps', 'online'],
    ['/', null],
    ['', null],
    ['euless', null],
    ['//euless', null],
    ['/eulessville', null],
    ['/Euless', null],
    ['/camps/winter/euless', null],
  ])('reads %p as %p', (path, id) => expect(branchFromPath(path)).toBe(id));
});

describe('dedicatedBranch', () => {
  it.each([
    ['/camps/winter/euless', 'euless'],
    ['/programs/online/core', 'online'],
    ['/programs/flower-mound/core/', 'flower-mound'],
    ['/pricing/online', 'online'],
    ['/online-camps', 'online'],
    ['/online-camps/', 'online'],
    ['/online-specialized-programs', 'online'],
    ['/terms-and-conditions/online-camps', null],
    ['/programs/in-center/core', null],
    ['/euless', null],
    ['/', null],
    ['', null],
  ])('reads %p as %p', (path, id) => expect(dedicatedBranch(path)).toBe(id));
});

describe('branchKeptBy', () => {
  it.each([
    ['/euless', 'euless'],
    ['/flower-mound/', 'flower-mound'],
    ['/online', 'online'],
    ['/camps/winter/euless', 'euless'],
    ['/camps/euless', 'euless'],
    ['/flower-mound/camps/summer', 'flower-mound'],
    ['/camps/winter', null],
    ['/online/camps', null],
    ['/online/pricing', null],
    ['/online-camps', null],
    ['/programs/online/core', null],
    ['/programs/euless/core', null],
    ['/euless/programs/core', null],
    ['/faq', null],
    ['/', null],
    ['', null],
    ['euless', null],
  ])('keeps by %p: %p', (path, id) => expect(branchKeptBy(path)).toBe(id));
});

describe('the same path at another branch', () => {
  const swapped = (path: string, to: BranchId) => pathAfterChoice('online', to, path);

  it('forgets an earlier swap', () => {
    fc.assert(
      fc.property(anyPath, branch, branch, (path, a, b) => {
        expect(swapped(swapped(path, a), b)).toBe(swapped(path, b));
      }),
    );
  });

  it('leads to the branch asked for, and back to where it came from', () => {
    fc.assert(
      fc.property(branchPath, branch, (path, to) => {
        const from = branchFromPath(path);
        expect(branchFromPath(swapped(path, to))).toBe(to);
        expect(from && swapped(swapped(path, to), from)).toBe(path);
      }),
    );
  });

  it('leaves a path that begins with no branch alone', () => {
    fc.assert(
      fc.property(anyPath, branch, (path, to) => {
        fc.pre(branchFromPath(path) === null);
        expect(swapped(path, to)).toBe(path);
      }),
    );
  });
});

describe('pathAfterChoice', () => {
  it.each([
    ['euless', 'flower-mound', '/euless/teachers', '/flower-mound/teachers'],
    ['online', 'euless', '/about-us', '/about-us'],
    ['euless', 'online', '/euless/teachers', '/'],
    [null, 'online', '/about-us', '/'],
    ['online', 'online', '/online/teachers', '/online/teachers'],
    ['euless', 'euless', '/euless/teachers', '/euless/teachers'],
    ['euless', 'flower-mound', '/euless', '/flower-mound'],
    ['online', 'euless', '/online/', '/euless/'],
    ['online', 'online', '/camps/winter/euless', '/camps/winter/euless'],
    ['euless', 'euless', '', ''],
  ] as const)('from %p to %p on %p leads to %p', (current, chosen, pathname, to) => {
    expect(pathAfterChoice(current, chosen, pathname)).toBe(to);
  });
});

it('the manual flag stands for ten seconds', () => expect(MANUAL_FLAG_MS).toBe(10_000));
