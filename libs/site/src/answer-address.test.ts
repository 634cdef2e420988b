import { CENTER_IDS, type CenterId } from '@kidcode/branches';
import { CAMP_SEASON_IDS, seasonTab } from '@kidcode/scheduling';
import fc from 'fast-check';

import { answerAddress, readAsked } from './host';
import { campPath, DEFAULT_SEASON } from './camp-routes';
import { concretePaths, pathsWithUnknown } from './match-path';
import { followPath } from './follow-path';
import { prerenderPaths } from './resolve-path';
import { ROUTES } from './routes';

const [first, second] = CENTER_IDS as readonly [CenterId, CenterId];
const ADDRESSES = [...new Set(ROUTES.flatMap((row) => [...concretePaths(row), ...pathsWithUnknown(row)]))];

/** The same address as somebody may write it. */
const SPELLINGS: readonly (readonly [string, (path: string) => string])[] = [
  ['in capitals', (path) => path.toUpperCase()],
  ['with one capital at the end', (path) => path.slice(0, -1) + path.slice(-1).toUpperCase()],
  ['with a slash at the end', (path) => `${path}/`],
  ['in capitals with a slash', (path) => `${path.toUpperCase()}/`],
  ['with its file', (path) => `${path}/index.html`],
  ['with a slash too many', (path) => `/${path}`],
];

// The server asked the redirect rules about `/camps/winter/Euless` before it asked whether that is a page.
describe('answerAddress', () => {
  it.each(SPELLINGS)('leads an address %s where the address leads, in one step', (_, spell) => {
    for (const path of ADDRESSES.filter((address) => address !== '/')) {
      const plain = answerAddress(path);
      const spelled = answerAddress(spell(path));
      const place = plain.kind === 'move' ? plain.to.replace(/\?.*/, '') : path;
      expect([path, spelled.kind === 'move' ? spelled.to.replace(/\?.*/, '') : path]).toEqual([path, place]);
      expect(answerAddress(place)).toEqual({ kind: 'page', path: place });
    }
  });

  it('answers every page at its own address alone', () => {
    for (const path of prerenderPaths()) expect(answerAddress(path)).toEqual({ kind: 'page', path });
  });

  it.each([
    ['/FAQ', '/faq', 301],
    ['/faq/', '/faq', 301],
    ['/index.html', '/', 301],
    ['/%66aq', '/faq', 301],
    ['/camps/winter/Euless', '/camps/winter/euless', 301],
    ['/Camps/Plan', '/camps/plan', 301],
    ['/Programs/Online', '/', 301],
    // What changes with the season is never said for good, however it is written.
    ['/Camps/Euless', '/camps/winter/euless', 302],
    ['/camps/winter/', '/camps/winter/flower-mound?asked=/camps/winter', 302],
    ['/camps/summer', '/camps/winter/flower-mound?asked=/camps/summer', 302],
    ['/camps/nowhere', '/camps/winter/flower-mound?asked=/camps/nowhere', 302],
    ['/camps/a&b%2F/c+d', '/camps/winter/flower-mound?asked=/camps/a%26b%2f/c%2bd', 302],
  ])('moves %s to %s with %i', (pathname, to, status) => {
    expect(answerAddress(pathname)).toEqual({ kind: 'move', to, status });
  });

  it.each(['/nowhere', '/No-Where', '//evil.example/', '/%ff', '/a%00b', '/camps%2Fplan', '/assets/k1.js'])(
    'knows nothing of %s',
    (pathname) => {
      expect(answerAddress(pathname)).toEqual({ kind: 'none' });
    },
  );

  it('never leads to another host, whatever a path holds', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const answer = answerAddress(`/camps/${path}`);
        if (answer.kind === 'move') expect(answer.to).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});

describe('an address whose center a redirect has to choose (D-47, D-88)', () => {
  it.each(CAMP_SEASON_IDS)('/camps/%s leads to the page of the own center, else to some', (season) => {
    const asked = `/camps/${season}`;
    const open = seasonTab(season).address === 'season-first' ? season : DEFAULT_SEASON;
    expect(followPath(asked)).toMatchObject({ finalPath: campPath(open, first), standsIn: true });
    for (const center of CENTER_IDS) {
      expect(followPath(asked, ROUTES, center)).toMatchObject({
        redirects: [campPath(season, center)],
        standsIn: false,
      });
    }
  });

  it('an unknown center gives way to the own one, a known one does not', () => {
    expect(followPath('/camps/spring/nowhere', ROUTES, second).finalPath).toBe(
      campPath(DEFAULT_SEASON, second),
    );
    expect(followPath(`/camps/${first}`, ROUTES, second)).toMatchObject({
      finalPath: campPath(DEFAULT_SEASON, first),
      standsIn: false,
    });
  });

  it('is read back from what the redirect adds, between what the visitor brings', () => {
    for (const path of ADDRESSES) {
      const answer = answerAddress(path);
      const query = answer.kind === 'move' ? (/\?.*/.exec(answer.to)?.[0] ?? '') : '';
      if (query === '') continue;
      expect(readAsked(query)).toEqual({ asked: path, rest: '' });
      expect(readAsked(`${query}&a=1`)).toEqual({ asked: path, rest: '?a=1' });
      expect(readAsked(`?a=1&${query.slice(1)}&b=2`)).toEqual({ asked: path, rest: '?a=1&b=2' });
    }
    expect(readAsked('?asked=/camps/a%26b')).toEqual({ asked: '/camps/a&b', rest: '' });
    expect(readAsked('?unasked=1')).toBeNull();
    expect(readAsked('')).toBeNull();
    expect(readAsked('?asked=%ff')).toEqual({ asked: '%ff', rest: '' });
  });
});
