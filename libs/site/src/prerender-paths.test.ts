import { prerenderPaths, resolvePath, sitemapEntries } from './resolve-path';
import type { RouteRow } from './route-row';

describe('prerenderPaths', () => {
  it('names each path once, and each resolves to a page', () => {
    const paths = prerenderPaths();
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect([path, resolvePath(path).kind]).toEqual([path, 'page']);
  });

  it('includes the pages behind parameters and the aliases', () => {
    expect(prerenderPaths()).toEqual(
      expect.arrayContaining([
        '/',
        '/euless',
        '/camps/spring/euless',
        '/flower-mound/camps/summer',
        '/online/programs/core/level-6',
        '/programs/in-center/additional/parent-night',
        '/core-programs',
      ]),
    );
    expect(prerenderPaths()).not.toContain('/camps/summer/euless');
  });

  it('leaves out paths that another row redirects', () => {
    const routes: readonly RouteRow[] = [
      { pattern: '/{branchId}', page: 'home' },
      { pattern: '/online', redirect: '/euless', status: 302 },
    ];
    expect(prerenderPaths(routes)).toEqual(['/flower-mound', '/euless']);
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

  it('leaves out aliases and what may not be indexed', () => {
    const paths = sitemapEntries().map((entry) => entry.path);
    for (const path of [
      '/scan',
      '/admin',
      '/camp-finder',
      '/online',
      '/core-programs',
      '/euless/camps/winter',
    ]) {
      expect(paths).not.toContain(path);
    }
  });
});
