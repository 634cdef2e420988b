import { hostRedirects } from './host';
import { resolvePath } from './resolve-path';
import type { RouteRow } from './route-row';

describe('hostRedirects', () => {
  it.each([
    ['/programs/in-center/camps', '/camps', 301],
    ['/camps/spring', '/camps/spring/flower-mound?asked=/camps/spring', 302],
    ['/camps/:branchId', '/camps/winter/flower-mound?asked=/camps/:branchId', 302],
    ['/camps/:season/euless', '/camps/winter/euless?asked=/camps/:season/euless', 302],
    ['/camps/:season/:branchId', '/camps/winter/flower-mound?asked=/camps/:season/:branchId', 302],
    ['/euless/camps/:season', '/camps/winter/euless?asked=/euless/camps/:season', 302],
  ])('%s goes to %s with %i', (from, to, status) => {
    expect(hostRedirects()).toContainEqual({ from, to, status });
  });

  it('leads straight to pages', () => {
    for (const { to } of hostRedirects()) expect([to, resolvePath(to).kind]).toEqual([to, 'page']);
  });

  it('answers as the table does, for known and unknown values', () => {
    for (const { from, to } of hostRedirects()) {
      expect(resolvePath(from.replace(/:\w+/g, 'anything'))).toMatchObject({
        kind: 'redirect',
        finalPath: to.replace(/\?.*/, ''),
      });
    }
  });

  it('names each path once, patterns after the paths they would swallow', () => {
    const from = hostRedirects().map((rule) => rule.from);
    expect(new Set(from).size).toBe(from.length);
    const firstPattern = from.findIndex((path) => path.includes(':'));
    expect(from.slice(firstPattern).every((path) => path.includes(':'))).toBe(true);
    expect(from.at(-1)).toBe('/camps/:season/:branchId');
  });

  it('leaves out a redirect that leads nowhere', () => {
    const routes: readonly RouteRow[] = [{ pattern: '/a', redirect: '/b', status: 301 }];
    expect(hostRedirects(routes)).toEqual([]);
  });
});
