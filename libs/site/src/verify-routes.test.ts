import { PAGES } from '@kidcode/current-school';
import type { PageRow, RouteRow } from './route-row';
import { ROUTES } from './routes';
import { verifyRoutes, siteLinks, type VerifyRoutesInput } from './verify-routes';

const page = (pattern: string, more: Partial<PageRow> = {}): PageRow => ({
  pattern,
  page: 'faq',
  ...more,
});
const redirect = (pattern: string, target: string): RouteRow => ({ pattern, redirect: target, status: 301 });

/** The codes of what is found when rows are added to the real table. */
function codesWith(...rows: readonly RouteRow[]): readonly string[] {
  return verifyRoutes({ routes: [...ROUTES, ...rows] }).problems.map(({ code }) => code);
}

describe('verifyRoutes', () => {
  it('finds nothing wrong with the site', () => {
    const report = verifyRoutes();
    expect(report.problems).toEqual([]);
    expect(report.ok).toBe(true);
    expect(report.checked).toBe(ROUTES.length + siteLinks().length);
  });

  it.each<[string, readonly RouteRow[], readonly string[]]>([
    ['a loop', [redirect('/a', '/b'), redirect('/b', '/a')], ['redirect-loop', 'redirect-loop']],
    ['a redirect to itself', [redirect('/a', '/a')], ['redirect-loop']],
    ['a chain', [redirect('/a', '/b'), redirect('/b', '/faq')], ['redirect-chain']],
    ['a redirect to nothing', [redirect('/a', '/nowhere')], ['dead-redirect']],
    [
      'unknown values sent to nothing',
      [
        page('/x/{season}', {
          page: 'news',
          canonical: '/news',
          otherwise: { redirect: '/nowhere', status: 302, fallback: { season: 'winter' } },
        }),
      ],
      ['dead-redirect'],
    ],
    [
      'unknown values sent to where they came from',
      [
        page('/x/{season}', {
          where: { season: ['winter'] },
          page: 'news',
          canonical: '/news',
          otherwise: { redirect: '/x/{season}', status: 302, fallback: { season: 'autumn' } },
        }),
      ],
      ['redirect-loop'],
    ],
    ['a row written twice', [page('/faq')], ['duplicate']],
    [
      'the same paths under another name',
      [page('/{locationId}', { where: { locationId: ['online', 'flower-mound', 'euless'] } })],
      ['duplicate'],
    ],
    [
      'a row whose paths all belong to more literal rows',
      [page('/{branchId}/pricing', { where: { branchId: ['online'] } })],
      ['shadowed'],
    ],
    [
      'a row that shares a path with an equal one',
      [page('/{branchId}', { where: { branchId: ['euless', 'x'] }, canonical: '/faq' })],
      ['shadowed'],
    ],
    [
      'rows of one shape',
      [page('/{branchId}', { where: { branchId: ['x'] }, canonical: '/faq' })],
      ['ambiguous'],
    ],
    ['a pattern that is no path', [page('faq')], ['bad-pattern']],
    ['an empty segment', [page('/a//b')], ['bad-pattern']],
    ['a trailing slash', [page('/a/')], ['bad-pattern']],
    ['a parameter without values', [page('/x/{colour}')], ['bad-pattern']],
    [
      'a redirect that needs an unknown parameter',
      [redirect('/x', '/camps/winter/{branchId}')],
      ['bad-pattern'],
    ],
    [
      'a canonical address that needs an unknown parameter',
      [page('/x', { canonical: '/{branchId}' })],
      ['bad-pattern'],
    ],
    ['a canonical address of another page', [page('/x', { canonical: '/news' })], ['bad-canonical']],
    [
      'a canonical address that is an alias',
      [page('/x', { page: 'discounts', canonical: '/discounts-promotions' })],
      ['bad-canonical'],
    ],
    [
      'a canonical address that redirects',
      [page('/x', { page: 'home', canonical: '/programs/online' })],
      ['bad-canonical'],
    ],
    ['a canonical address that is nothing', [page('/x', { canonical: '/nowhere' })], ['bad-canonical']],
    ['a row without a page', [page('/x', { page: 'pizza' })], ['row-without-page', 'missing-metadata']],
    ['two addresses with one title', [page('/x')], ['duplicate-title']],
  ])('finds %s', (_fault, rows, codes) => {
    expect(codesWith(...rows)).toEqual(codes);
    expect(verifyRoutes({ routes: [...ROUTES, ...rows] }).ok).toBe(false);
  });

  it.each<[string, VerifyRoutesInput, readonly object[]]>([
    [
      'a dead link in the content',
      { links: ['/faq', '/camps/summer/euless', '/class-schedules'] },
      [{ code: 'dead-link', message: '/class-schedules leads to no page' }],
    ],
    [
      'a dead link in the code',
      { codeLinks: ['/faq', '/class-schedules'] },
      [{ code: 'dead-link', message: '/class-schedules leads to no page' }],
    ],
    [
      'a page that the app does not have',
      { pages: PAGES.filter((id) => id !== 'faq') },
      [{ code: 'row-without-page', pattern: '/faq' }],
    ],
    [
      'a page that no row shows',
      { pages: [...PAGES, 'pizza'] },
      [{ code: 'page-without-row', message: 'no row shows pizza' }],
    ],
    [
      'a link of the navigation whose row is gone',
      { routes: ROUTES.filter((row) => row.pattern !== '/careers') },
      [{ code: 'page-without-row' }, { code: 'dead-link', message: '/careers leads to no page' }],
    ],
  ])('finds %s', (_fault, input, problems) => {
    expect(verifyRoutes(input).problems).toMatchObject(problems);
  });

  it('names the row and the way of a problem', () => {
    const [problem] = verifyRoutes({
      routes: [...ROUTES, redirect('/a', '/b'), redirect('/b', '/faq')],
    }).problems;
    expect(problem).toEqual({
      code: 'redirect-chain',
      pattern: '/a',
      message: '/a -> /b -> /faq takes several steps',
    });
  });

  it('passes over links that are not for this table', () => {
    const links = [
      'https://example.com/x',
      'tel:+18445550100',
      'mailto:a@example.com',
      '//example.com',
      '#main',
      '?mode=online',
    ];
    expect(verifyRoutes({ links })).toEqual(verifyRoutes());
  });
});
