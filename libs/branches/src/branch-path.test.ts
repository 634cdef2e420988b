import fc from 'fast-check';
import { BRANCH_IDS, type BranchId } from './branches';
import {
  branchFromPath,
  branchKeptBy,
  dedicatedBranch,
  MANUAL_FLAG_MS,
  pathAfterChoice,
} from './resolve-branch';

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
