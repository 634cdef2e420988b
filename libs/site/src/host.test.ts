import { CENTER_IDS, type CenterId } from '@kidcode/branches';
import { CAMP_SEASON_IDS, seasonTab } from '@kidcode/scheduling';
import fc from 'fast-check';

import {
  ADDRESSES,
  answerOfHost,
  answerOfTable,
  HOST_ORDERS,
  KNOWN_ADDRESSES,
  placeOnHost,
  RULES,
} from '../test/static-host';
import { resolvePath } from './resolve-path';
import { answerAddress, hostRedirects, readAsked } from './host';
import { campPath, campPathFor, DEFAULT_SEASON, STANDS_IN } from './camp-routes';
import { atCenter, followPath } from './follow-path';
import { ROUTES } from './routes';

const answers = (answerOf: (path: string) => string) => ADDRESSES.map((path) => [path, answerOf(path)]);

// A host that asked the rules first moved eleven camp pages on to others.
describe('redirectsFile', () => {
  it.each(HOST_ORDERS)('answers as the table does on a host that asks its %s first', (order) => {
    expect(answers((path) => answerOfHost(order, path))).toEqual(answers(answerOfTable));
  });

  // Nobody had written an address otherwise: `/camps/winter/Euless` was an unknown center, which is Flower Mound.
  it.each(HOST_ORDERS)(
    'leads a slash or capitals to the same place on a host that asks its %s first',
    (order) => {
      for (const address of KNOWN_ADDRESSES.filter((known) => known !== '/')) {
        const { finalPath } = resolvePath(address);
        expect([address, answerOfHost(order, `${address}/`)]).toEqual([
          address,
          answerOfHost(order, address),
        ]);
        for (const written of [address.toUpperCase(), address.slice(0, -1) + address.slice(-1).toUpperCase()])
          expect([written, placeOnHost(order, written)]).toEqual([written, finalPath]);
      }
    },
  );

  it('stays within what Cloudflare Pages reads', () => {
    const patterns = RULES.findIndex(({ from }) => from.includes(':'));
    expect(patterns).toBeLessThanOrEqual(2000);
    expect(RULES.length - patterns).toBeLessThanOrEqual(100);
    expect(new Set(RULES.map(({ from }) => from)).size).toBe(RULES.length);
  });
});

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

  it('names each path once, patterns after the paths they would swallow', () => {
    const from = hostRedirects().map((rule) => rule.from);
    expect(new Set(from).size).toBe(from.length);
    const firstPattern = from.findIndex((path) => path.includes(':'));
    expect(from.slice(firstPattern).every((path) => path.includes(':'))).toBe(true);
    expect(from.at(-1)).toBe('/camps/:season/:branchId');
  });
});

const [first, second] = CENTER_IDS as readonly [CenterId, CenterId];

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
    ['/camps/a&b%2F/c+d', '/camps/winter/flower-mound?asked=/camps/a%26b%2F/c%2Bd', 302],
    // What is behind an escaped "#" keeps its capitals: a family's plan is told by them.
    ['/camps/plan%23p=WzIs', '/camps/winter/flower-mound?asked=/camps/plan%23p=WzIs', 302],
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

  // An unknown center led to the stored one, as if none had been named.
  it.each(['/camps/spring/nowhere', '/camps/nowhere', '/camps/summer/nowhere', '/camps/nowhere/nowhere'])(
    '%s names an unknown center: it leads to the first one, and to no own',
    (asked) => {
      expect(followPath(asked, ROUTES, second)).toMatchObject({
        finalPath: campPath(DEFAULT_SEASON, first),
        standsIn: true,
      });
    },
  );

  it.each(CAMP_SEASON_IDS)(
    'and a link to %s whose center stands in leads to the own one in its place',
    (season) => {
      expect(campPathFor(season, second)).toBe(campPath(season, second));
      expect(campPathFor(season, null)).toBe(campPath(season, first) + STANDS_IN);
      expect(campPathFor(season, 'online')).toBe(campPathFor(season, null));
      expect(atCenter(campPath(season, first), second)).toBe(campPath(season, second));
      expect(atCenter(`/${first}/camps/nowhere/${first}`, second)).toBeNull();
    },
  );

  it('a known center does not give way to the own one', () => {
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
    // A link whose center stands in for an unknown one.
    expect(readAsked(STANDS_IN)).toEqual({ asked: '', rest: '' });
    expect(readAsked('?asked=%ff')).toEqual({ asked: '%ff', rest: '' });
  });
});
