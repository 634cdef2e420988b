import { CAMP_SEASON_IDS } from '@kidcode/scheduling';
import { campPath } from './camp-address';
import { ANY_CENTER, hostRedirects, redirectRules } from './redirect-rules';
import { resolvePath } from './resolve-path';
import type { RouteRow } from './route-row';

describe('redirectRules', () => {
  it.each([
    ['/programs/online', '/', 301],
    ['/branch-specialized-programs', '/online/programs/specialized', 302],
    ['/programs/euless/specialized', '/online/programs/specialized', 302],
    ['/programs/in-center/camps', '/camps', 301],
    ['/camps/euless', '/camps/winter/euless', 302],
    ['/camps/winter', '/camps/winter/flower-mound', 302],
    ['/camps/spring', '/camps/spring/flower-mound', 302],
    ['/camps/summer/euless', '/camps/winter/euless', 302],
    ['/euless/camps', '/camps/winter/euless', 302],
    ['/camps/:branchId', '/camps/winter/flower-mound', 302],
    ['/camps/:season/euless', '/camps/winter/euless', 302],
    ['/camps/:season/:branchId', '/camps/winter/flower-mound', 302],
    ['/euless/camps/:season', '/camps/winter/euless', 302],
  ])('%s goes to %s with %i', (from, to, status) => {
    expect(redirectRules()).toContainEqual({ from, to, status });
  });

  it('leads straight to pages', () => {
    for (const { to } of redirectRules()) expect([to, resolvePath(to).kind]).toEqual([to, 'page']);
  });

  it('answers as the table does, for known and unknown values', () => {
    for (const { from, to } of redirectRules()) {
      expect(resolvePath(from.replace(/:\w+/g, 'anything'))).toMatchObject({
        kind: 'redirect',
        finalPath: to,
      });
    }
  });

  it('names each path once, patterns after the paths they would swallow', () => {
    const from = redirectRules().map((rule) => rule.from);
    expect(new Set(from).size).toBe(from.length);
    const firstPattern = from.findIndex((path) => path.includes(':'));
    expect(from.slice(firstPattern).every((path) => path.includes(':'))).toBe(true);
    expect(from.at(-1)).toBe('/camps/:season/:branchId');
  });

  it('tells a host where the center only stands in for the visitor’s own, and nowhere else (D-47)', () => {
    const [season] = CAMP_SEASON_IDS;
    const marked = hostRedirects().filter(({ to }) => to.endsWith(ANY_CENTER));
    expect(marked.every(({ from }) => CAMP_SEASON_IDS.some((id) => from === `/camps/${id}`))).toBe(true);
    expect(marked).toContainEqual({
      from: `/camps/${season}`,
      to: `${campPath(season!, 'flower-mound')}${ANY_CENTER}`,
      status: 302,
    });
    expect(hostRedirects().map(({ from }) => from)).toEqual(redirectRules().map(({ from }) => from));
  });

  it('leaves out a redirect that leads nowhere', () => {
    const routes: readonly RouteRow[] = [{ pattern: '/a', redirect: '/b', status: 301 }];
    expect(redirectRules(routes)).toEqual([]);
  });
});
