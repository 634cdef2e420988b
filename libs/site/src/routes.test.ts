import { PAGES } from '@kidcode/current-school';
import type { PageId, CodePageId } from '@kidcode/school';
import { resolvePath } from './resolve-path';
import { isPageRow, type RouteRow } from './route-row';
import { ROUTES, routesFor } from './routes';
import { redirectProblems } from './verify-routes';
import { fillPattern } from './match-path';
import type { NavigationMenu } from './navigation-entry';
import { pageMetadata } from './page-metadata';

const without = (...missing: readonly PageId[]): readonly PageId[] =>
  PAGES.filter((page) => !missing.includes(page));

const patternsOf = (rows: readonly RouteRow[]) => rows.map(({ pattern }) => pattern);

describe('the rows of a school', () => {
  it('are all of them where it has every page and teaches online', () => {
    expect(routesFor(ROUTES, PAGES, true)).toEqual(ROUTES);
  });

  it.each(PAGES)('show no page %s where it has none', (page) => {
    const rows = routesFor(ROUTES, without(page), true);
    expect(rows.filter((row) => isPageRow(row) && row.page === page)).toEqual([]);
    const others = (row: RouteRow) => isPageRow(row) && row.page !== page;
    expect(rows.filter(isPageRow)).toEqual(ROUTES.filter(others));
  });

  it.each<[PageId, readonly string[]]>([
    [
      'camp',
      ['/camps/winter', '/camps/euless', '/camps/summer/euless', '/euless/camps', '/camps/winter/euless'],
    ],
    ['camps-overview', ['/camps', '/programs/euless/camps', '/programs/in-center/camps']],
    ['specialized-online', ['/programs/euless/specialized', '/branch-specialized-programs']],
    ['home', ['/', '/programs/online']],
  ])('without the page %s its signposts are gone, too: %j', (page, paths) => {
    const rows = routesFor(ROUTES, without(page), true);
    for (const path of paths) {
      expect([path, resolvePath(path, rows).kind]).toEqual([path, 'not-found']);
      expect([path, resolvePath(path).kind]).not.toEqual([path, 'not-found']);
    }
  });

  it('have no signpost that leads nowhere, whichever page is missing', () => {
    for (const page of PAGES) {
      for (const online of [true, false]) {
        expect(redirectProblems(routesFor(ROUTES, without(page), online))).toEqual([]);
      }
    }
  });
});

describe('the rows of a school that teaches at its centers only', () => {
  const rows = routesFor(ROUTES, PAGES, false);

  it('name no online address', () => {
    expect(patternsOf(rows).filter((pattern) => /\/online(-|\/|$)/.test(pattern))).toEqual([]);
    for (const path of ['/online-camps', '/online/pricing', '/pricing/online', '/programs/online/core']) {
      expect([path, rows.some(({ pattern }) => pattern === path)]).toEqual([path, false]);
    }
  });

  it('send nobody to online pages', () => {
    for (const path of [
      '/programs/in-center/specialized',
      '/branch-specialized-programs',
      '/programs/online',
    ]) {
      expect([path, resolvePath(path, rows).kind]).toEqual([path, 'not-found']);
    }
  });

  it('keep what the centers have', () => {
    for (const path of [
      '/',
      '/euless',
      '/camps/winter/euless',
      '/euless/camps/summer',
      '/terms-and-conditions',
    ]) {
      expect([path, resolvePath(path, rows).kind]).toEqual([path, 'page']);
    }
  });
});

it('a pattern refuses to be filled without a value', () => {
  expect(() => fillPattern('/{branchId}/camps', {})).toThrow('site: no value for {branchId}');
});

describe('types', () => {
  it('know the pages, and the two kinds of row', () => {
    const page: PageId = 'camp';
    // @ts-expect-error no page of the code
    const unknown: CodePageId = 'pizza';
    // @ts-expect-error a redirect has its status
    const silent: RouteRow = { pattern: '/a', redirect: '/faq' };
    // @ts-expect-error 307 is none of the statuses that hosts agree on
    const odd: RouteRow = { pattern: '/a', redirect: '/faq', status: 307 };
    // @ts-expect-error a dropdown has groups
    const empty: NavigationMenu = {
      type: 'dropdown',
      id: 'x',
      title: 'X',
      icon: 'grid',
      audience: 'everyone',
    };
    // @ts-expect-error icons are named in one list
    const pictureless: NavigationMenu = { type: 'link', title: 'X', href: '/', icon: 'pizza' };
    expect([page, unknown, silent, odd, empty, pictureless]).toHaveLength(6);
  });

  it('take a page id and a known branch', () => {
    // @ts-expect-error the context's branch is a branch id
    expect(pageMetadata('faq', {}, { branch: 'dallas' }).canonical).toBe('/faq');
    expect(isPageRow({ pattern: '/a', redirect: '/faq', status: 301 })).toBe(false);
  });
});
