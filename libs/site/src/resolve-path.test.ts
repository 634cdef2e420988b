import { BRANCH_IDS } from '@kidcode/branches';
import fc from 'fast-check';

import { prerenderPaths, resolvePath, sitemapEntries } from './resolve-path';
import type { RouteRow } from './route-row';
import { IN_CENTER } from './param-values';

const CENTERS = ['flower-mound', 'euless'];
const BRANCHES = [...CENTERS, 'online'];
const LOCATIONS = [...BRANCHES, 'in-center'];
const SERVICES = ['birthday-parties', 'parent-yoga', 'event-rentals', 'technology-workshop'];
const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6'];

type Expected = readonly [path: string, page: string, params: Record<string, string>];

/** Every address of specification 2, section 2 and of the navigation of specification 1 that shows a page. */
const PAGES: readonly Expected[] = [
  ['/', 'home', {}],
  ...BRANCHES.map((branchId): Expected => [`/${branchId}`, 'home', { branchId }]),
  ['/about-us', 'about', {}],
  ['/learning-centers', 'learning-centers', {}],
  ['/school-partnership', 'school-partnership', {}],
  ['/why-kidcode', 'why-us', {}],
  ['/contact-us', 'contact', {}],
  ['/class-schedule', 'class-schedule', {}],
  ['/news', 'news', {}],
  ['/careers', 'careers', {}],
  ['/franchise', 'franchise', {}],
  ['/faq', 'faq', {}],
  ['/scan', 'scan', {}],
  ['/admin', 'admin', {}],
  ['/privacy-policy', 'privacy', {}],
  ['/terms-and-conditions', 'terms', { kind: 'general' }],
  ['/online-terms-and-conditions', 'terms', { kind: 'online' }],
  ['/terms-and-conditions/camps', 'terms', { kind: 'camps' }],
  ['/terms-and-conditions/online-camps', 'terms', { kind: 'online-camps' }],
  ['/discounts-promotions', 'discounts', {}],
  ['/pricing/discounts-promotions', 'discounts', {}],
  ...BRANCHES.map((branchId): Expected => {
    return [`/${branchId}/pricing/discounts-promotions`, 'discounts', { branchId }];
  }),
  ...BRANCHES.map((branchId): Expected => [`/${branchId}/programs/core`, 'core-programs', { branchId }]),
  ...CENTERS.map((id): Expected => [`/programs/${id}/core`, 'core-programs', { locationId: id }]),
  ['/programs/in-center/core', 'core-programs', { locationId: 'in-center' }],
  ['/programs/online/core', 'core-programs', { branchId: 'online' }],
  ['/core-programs', 'core-programs', { locationId: 'in-center' }],
  ...LEVELS.map((level): Expected => [`/online/programs/core/${level}`, level, { branchId: 'online' }]),
  ...CENTERS.map((branchId): Expected => {
    return [`/${branchId}/programs/specialized`, 'specialized-branch', { branchId }];
  }),
  ['/online/programs/specialized', 'specialized-online', { branchId: 'online' }],
  ['/online-specialized-programs', 'specialized-online', { branchId: 'online' }],
  ['/camps', 'camps-overview', {}],
  ...['winter', 'spring'].flatMap((season) =>
    CENTERS.map((branchId): Expected => [`/camps/${season}/${branchId}`, 'camp', { season, branchId }]),
  ),
  ...['winter', 'spring', 'summer'].flatMap((season) =>
    CENTERS.map((branchId): Expected => [`/${branchId}/camps/${season}`, 'camp', { season, branchId }]),
  ),
  ['/online-camps', 'online-camps', { branchId: 'online' }],
  ['/online/camps', 'online-camps', { branchId: 'online' }],
  ['/camp-finder', 'camp-finder', {}],
  ['/teachers', 'teachers', {}],
  ...LOCATIONS.map((id): Expected => [`/${id}/teachers`, 'teachers', { locationId: id }]),
  ...BRANCHES.map((branchId): Expected => {
    return [`/${branchId}/programs/game-development`, 'game-development', { branchId }];
  }),
  ...LOCATIONS.map((id): Expected => {
    return [`/programs/${id}/game-development`, 'game-development', { locationId: id }];
  }),
  ['/pricing/course-fee', 'course-fees', {}],
  ...CENTERS.map((branchId): Expected => [`/${branchId}/pricing/course-fee`, 'course-fees', { branchId }]),
  ['/online/pricing', 'online-fees', { branchId: 'online' }],
  ['/pricing/online', 'online-fees', { branchId: 'online' }],
  ...CENTERS.map((branchId): Expected => {
    const params = { branchId, programId: 'parent-night' };
    return [`/${branchId}/programs/additional/parent-night`, 'additional-program', params];
  }),
  ...LOCATIONS.map((locationId): Expected => {
    const params = { locationId, programId: 'parent-night' };
    return [`/programs/${locationId}/additional/parent-night`, 'additional-program', params];
  }),
  ...SERVICES.flatMap((name): readonly Expected[] => [
    ...CENTERS.map((branchId): Expected => [`/${branchId}/programs/${name}`, name, { branchId }]),
    ...LOCATIONS.map((locationId): Expected => [`/programs/${locationId}/${name}`, name, { locationId }]),
    ...CENTERS.map((branchId): Expected => [`/${branchId}/programs/additional/${name}`, name, { branchId }]),
    ...LOCATIONS.map((locationId): Expected => {
      return [`/programs/${locationId}/additional/${name}`, name, { locationId }];
    }),
  ]),
  ...['math', 'homework-help'].flatMap((name): readonly Expected[] => [
    [`/programs/in-center/${name}`, name, { locationId: 'in-center' }],
    ...BRANCHES.map((branchId): Expected => [`/programs/${branchId}/${name}`, name, { branchId }]),
    ...BRANCHES.map((branchId): Expected => [`/${branchId}/programs/${name}`, name, { branchId }]),
  ]),
  ...CENTERS.flatMap((branchId): readonly Expected[] => [
    [`/${branchId}/programs/monthly-ai-club`, 'ai-club', { branchId }],
    [`/programs/${branchId}/monthly-ai-club`, 'ai-club', { branchId }],
  ]),
  ['/programs/in-center/monthly-ai-club', 'ai-club', { locationId: 'in-center' }],
  ['/programs/online/monthly-ai-club', 'ai-club', { branchId: 'online' }],
  ['/online/programs/monthly-ai-club', 'ai-club', { branchId: 'online' }],
  ['/programs', 'programs', { locationId: 'in-center', programType: 'core' }],
  ['/programs/in-center', 'programs', { locationId: 'in-center', programType: 'core' }],
  // With the query that the online navigation uses.
  ['/pricing/discounts-promotions?mode=online', 'discounts', {}],
  ['/news?mode=online', 'news', {}],
  ['/contact-us?mode=online', 'contact', {}],
];

const REDIRECTS: readonly (readonly [path: string, finalPath: string])[] = [
  ['/programs/online', '/'],
  ...[...LOCATIONS.map((id) => `/programs/${id}/specialized`), '/branch-specialized-programs'].map(
    (path) => [path, '/online/programs/specialized'] as const,
  ),
  ...LOCATIONS.map((id) => [`/programs/${id}/camps`, '/camps'] as const),
  ...CENTERS.flatMap((id) =>
    [`/${id}/camps`, `/${id}/camps/autumn`, `/camps/${id}`, `/camps/summer/${id}`, `/camps/autumn/${id}`].map(
      (path) => [path, `/camps/winter/${id}`] as const,
    ),
  ),
  // A season alone is that season's page at the first center (D-47).
  ['/camps/winter', '/camps/winter/flower-mound'],
  ['/camps/spring', '/camps/spring/flower-mound'],
  ...['summer', 'online', 'nowhere', 'winter/nowhere', 'spring/online', 'summer/x', 'a/b'].map(
    (rest) => [`/camps/${rest}`, '/camps/winter/flower-mound'] as const,
  ),
];

const NOT_FOUND: readonly string[] = [
  '/nope',
  '/dallas',
  '/in-center',
  '/programs/dallas/core',
  '/programs/dallas/specialized',
  '/programs/dallas/camps',
  '/programs/dallas/math',
  '/programs/dallas/birthday-parties',
  '/programs/euless',
  '/in-center/programs/core',
  '/online/programs/core/level-7',
  '/euless/programs/core/level-1',
  '/online/programs/birthday-parties',
  '/euless/programs/additional/knitting',
  '/programs/in-center/additional/knitting',
  '/dallas/teachers',
  '/dallas/camps',
  '/online/camps/winter',
  '/online/pricing/course-fee',
  '/pricing',
  '/camps/winter/euless/monday',
  '/terms-and-conditions/parties',
  '/not-found',
  '/about-us//x',
  'about-us',
  'https://example.com/',
  '/%E0%A4%A',
  '/camps%2Fwinter',
  '\u0000',
];

/** Paths made of the words of the table, so that many of them mean something. */
const pathLike = fc
  .array(
    fc.constantFrom(
      ...BRANCH_IDS,
      IN_CENTER,
      'camps',
      'programs',
      'winter',
      'summer',
      'core',
      'pricing',
      'teachers',
      'x',
      '',
    ),
    { maxLength: 4 },
  )
  .map((segments) => `/${segments.join('/')}`);

describe('resolvePath', () => {
  it.each(PAGES)('%s shows %s', (path, page, params) => {
    expect(resolvePath(path)).toMatchObject({ path, kind: 'page', page, params, redirects: [] });
    expect(resolvePath(path).params).toEqual(params);
    expect(resolvePath(path).finalPath).toBe(path.replace(/\?.*/, ''));
  });

  it.each(REDIRECTS)('%s is sent to %s in one step', (path, finalPath) => {
    const resolved = resolvePath(path);
    expect(resolved).toMatchObject({ path, kind: 'redirect', redirects: [finalPath], finalPath });
    expect(resolved.page).toBe(resolvePath(finalPath).page);
    expect(resolved.params).toEqual(resolvePath(finalPath).params);
    expect(resolved.title).toBe(resolvePath(finalPath).title);
  });

  it('an address with capitals that leads nowhere in small letters is not found as it stands', () => {
    expect(resolvePath('/No-Where')).toMatchObject({
      kind: 'not-found',
      redirects: [],
      finalPath: '/No-Where',
    });
  });

  it.each(NOT_FOUND)('%s is not found', (path) => {
    expect(resolvePath(path)).toMatchObject({
      path,
      kind: 'not-found',
      page: null,
      params: {},
      redirects: [],
    });
    expect(resolvePath(path).title).toBe('Oops! Page not found | KidCode');
  });

  it('overlooks query, hash, slashes too many and the file of a page', () => {
    for (const path of [
      '/faq/',
      '/faq?q=age',
      '/faq#camps',
      '/faq/?q=a#b',
      '/faq//',
      '//faq',
      '/faq/index.html',
    ]) {
      expect(resolvePath(path)).toMatchObject({ path, kind: 'page', page: 'faq', finalPath: '/faq' });
    }
    expect(resolvePath('').page).toBe('home');
    expect(resolvePath('?mode=online').finalPath).toBe('/');
    expect(resolvePath('/learning-centers#online').page).toBe('learning-centers');
    expect(resolvePath('/camps/summer/?x=/camps').finalPath).toBe('/camps/winter/flower-mound');
  });

  it('reads escaped letters as the letters they stand for', () => {
    expect(resolvePath('/flower%2Dmound').params).toEqual({ branchId: 'flower-mound' });
  });

  it('prefers the more literal row, wherever it stands in the table', () => {
    const general: RouteRow = { pattern: '/{branchId}/faq', page: 'faq' };
    const special: RouteRow = { pattern: '/euless/faq', page: 'news' };
    expect(resolvePath('/euless/faq', [general, special]).page).toBe('news');
    expect(resolvePath('/euless/faq', [special, general]).page).toBe('news');
    expect(resolvePath('/online/faq', [special, general]).page).toBe('faq');
  });

  it('ends a redirect loop as not found', () => {
    const loop: readonly RouteRow[] = [
      { pattern: '/a', redirect: '/b', status: 301 },
      { pattern: '/b', redirect: '/a', status: 301 },
    ];
    expect(resolvePath('/a', loop)).toMatchObject({ kind: 'not-found', page: null, redirects: ['/b', '/a'] });
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath(), pathLike), (text) => {
        const resolved = resolvePath(text);
        expect(resolved.path).toBe(text);
        expect(resolved.page === null).toBe(resolved.kind === 'not-found');
      }),
    );
  });

  it('answers a path and its final path alike', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...prerenderPaths()),
        fc.constantFrom('', '/', '?a=1', '#b'),
        (path, tail) => {
          const { page, params, finalPath } = resolvePath(`${path}${tail}`);
          expect(resolvePath(finalPath)).toMatchObject({ page, params, kind: 'page' });
        },
      ),
    );
  });
});

describe('prerenderPaths', () => {
  it('names each path once, and each resolves to a page', () => {
    const paths = prerenderPaths();
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect([path, resolvePath(path).kind]).toEqual([path, 'page']);
  });

  it('includes the pages behind parameters and the aliases', () => {
    const pages = PAGES.map(([path]) => path.replace(/\?.*/, ''));
    expect(prerenderPaths()).toEqual(expect.arrayContaining(pages));
  });
});

describe('sitemapEntries', () => {
  it('lists each canonical address once, with its title', () => {
    const entries = sitemapEntries();
    const paths = entries.map((entry) => entry.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(entries.map((entry) => entry.title)).size).toBe(paths.length);
    expect(entries).toContainEqual({
      path: '/camps/winter/euless',
      title: 'Winter Camp 2025 for Euless',
    });
  });
});
