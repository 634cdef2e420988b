import { resolvePath } from '@kidcode/site';

import type { Answer } from './ask';
import { badInput, type Read } from './outcome';
import {
  askPastSlash,
  checkSite,
  checkSpellings,
  mapBounded,
  type ExpectedAnswer,
  compareAnswer,
  readPageHead,
} from './site-check';

const SITE = 'https://www.school.example';
const FAQ: ExpectedAnswer = { path: '/faq', status: 200, title: 'FAQ', canonical: '/faq' };
const ASKED: readonly ExpectedAnswer[] = [
  { path: '/', status: 200, title: 'Home', canonical: '/' },
  FAQ,
  { path: '/programs/online', status: 301, location: '/' },
  { path: '/no-such-place', status: 404, title: 'Not found', canonical: null },
];

const page = (title: string, canonical: string): Answer => ({
  status: 200,
  headers: {},
  body: `<title>${title}</title><link rel="canonical" href="${canonical}">`,
});
const moved = (location: string, status = 301): Answer => ({ status, headers: { location }, body: '' });
const bare = (status: number): Answer => ({ status, headers: {}, body: '' });

/** A host that answers as the table does, but for some addresses; null: not at all. */
const host =
  (faults: Readonly<Record<string, Answer | null>> = {}) =>
  (url: string): Promise<Read<Answer>> => {
    const path = url.slice(SITE.length);
    const { finalPath } = resolvePath(path);
    const right =
      path === '/' ? page('Home', '/') : path === finalPath ? page('FAQ', path) : moved(finalPath);
    const answer = path in faults ? faults[path] : right;
    return Promise.resolve(answer ? { ok: true, value: answer } : badInput('ECONNRESET'));
  };

describe('checkSite', () => {
  it('reports a path that gives no answer beside those that do', async () => {
    const message = '/faq: expected an answer, got ECONNRESET';
    expect(await checkSite(SITE, ASKED.slice(0, 2), host({ '/faq': null }))).toEqual({
      checked: 2,
      problems: [{ code: 'unreachable', path: '/faq', message }],
    });
  });
});

describe('mapBounded', () => {
  it('keeps the order, and no more tasks open than allowed', async () => {
    let open = 0;
    let most = 0;
    const doubled = await mapBounded([5, 1, 3, 2, 4], 2, async (item) => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, item));
      open -= 1;
      return item * 2;
    });
    expect(doubled).toEqual([10, 2, 6, 4, 8]);
    expect(most).toBe(2);
  });
});

describe('checkSpellings', () => {
  const problems = async (faults: Readonly<Record<string, Answer | null>>) => {
    const report = await checkSpellings(SITE, ASKED, host(faults));
    return report.problems.map(({ code, message }) => [code, message]);
  };

  it('asks for each known address in capitals and with a slash', async () => {
    const asked: string[] = [];
    const report = await checkSpellings(SITE, ASKED, (url) => {
      asked.push(url.slice(SITE.length));
      return host()(url);
    });
    expect(report).toEqual({ checked: 4, problems: [] });
    expect(asked).toEqual(expect.arrayContaining(['/FAQ', '/faq/', '/PROGRAMS/ONLINE', '/programs/online/']));
    expect(asked).not.toContain('/NO-SUCH-PLACE');
  });

  it('takes the page of a host that keeps it at the address with a slash', async () => {
    expect(await problems({ '/faq': moved('/faq/', 308), '/faq/': page('FAQ', '/faq') })).toEqual([]);
    expect(await problems({ '/FAQ': moved(`${SITE}/faq`) })).toEqual([]);
  });

  it.each([
    ['/FAQ', bare(404), 'got status 404 at /FAQ'],
    ['/faq/', moved('/'), 'got /'],
    ['/faq/', moved('https://elsewhere.example/faq'), 'got https://elsewhere.example/faq'],
    ['/FAQ', moved('/FAQ'), 'got no end of redirects'],
    ['/FAQ', page('FAQ', '/faq'), 'got /FAQ'],
    ['/FAQ', null, 'got ECONNRESET'],
  ])('finds that %s answers %j', async (path, answer, got) => {
    expect(await problems({ [path]: answer })).toEqual([
      ['wrong-spelling', `${path}: expected to end at /faq, ${got}`],
    ]);
  });
});

describe('askPastSlash', () => {
  // A static host that moves every page to its folder was red for every page.
  it.each([
    ['/faq/', page('FAQ', '/faq'), 1],
    [`${SITE}/faq/`, page('FAQ', '/faq'), 1],
    ['/fees/', moved('/fees/', 308), 0],
    ['/faq/more', moved('/faq/more', 308), 0],
    ['/', moved('/', 308), 0],
    ['https://elsewhere.example/faq/', moved('https://elsewhere.example/faq/', 308), 0],
  ])('of a redirect to %s answers %j', async (to, value, slashes) => {
    const past = askPastSlash(host({ '/faq': moved(to, 308), '/faq/': page('FAQ', '/faq') }));
    expect(await past.ask(`${SITE}/faq`)).toEqual({ ok: true, value });
    expect(past.slashes()).toBe(slashes);
  });
});

describe('compareAnswer', () => {
  const BASE = 'http://localhost:4310';
  const MOVED: ExpectedAnswer = { path: '/a', status: 302, location: '/b' };

  it.each<[string, ExpectedAnswer, Answer, readonly string[], string?]>([
    ['the address on another host', FAQ, page('FAQ', 'https://www.kidcode.example/faq'), []],
    ['the address as a path', FAQ, page('FAQ', '/faq'), []],
    ['the address below the base', FAQ, page('FAQ', `${BASE}/preview/faq`), [], `${BASE}/preview`],
    ['a redirect to a path', MOVED, moved('/b', 302), []],
    ['a redirect to an address', MOVED, moved(`${BASE}/b`, 302), []],
    [
      'everything that a page gets wrong',
      FAQ,
      page('Help', '/help'),
      [
        'wrong-title: expected the title "FAQ", got "Help"',
        'wrong-canonical: expected the canonical address "/faq", got "/help"',
      ],
    ],
    [
      'what a page lacks',
      FAQ,
      bare(200),
      [
        'wrong-title: expected the title "FAQ", got none',
        'wrong-canonical: expected the canonical address "/faq", got none',
      ],
    ],
    ['a wrong status alone', FAQ, bare(404), ['wrong-status: expected status 200, got 404']],
    ['another redirect', MOVED, moved('/c', 302), ['wrong-location: expected a redirect to "/b", got "/c"']],
    [
      'another query',
      MOVED,
      moved('/b?x=1', 302),
      ['wrong-location: expected a redirect to "/b", got "/b?x=1"'],
    ],
    ['a redirect to nowhere', MOVED, bare(302), ['wrong-location: expected a redirect to "/b", got none']],
  ])('judges %s', (_, expected, answer, problems, base = BASE) => {
    const { path } = expected;
    expect(compareAnswer(expected, answer, base)).toEqual(
      problems.map((problem) => {
        const [code, message] = problem.split(/: (.*)/);
        return { code, path, message: `${path}: ${message}` };
      }),
    );
  });
});

describe('readPageHead', () => {
  it.each([
    ['<title>News | KidCode</title>', 'News | KidCode', null],
    ['<title> AI &amp; robots &#39;n&#x27; more &mdash;</title>', "AI & robots 'n' more &mdash;", null],
    ['<link rel="canonical" href="/news"/><title></title>', '', '/news'],
    ["<LINK href='/a?b=1&amp;c=2' rel='canonical'>", null, '/a?b=1&c=2'],
    ['<link rel="icon" href="/icon"><link data-rel="canonical" href="/no">', null, null],
    ['', null, null],
  ])('reads %s', (html, title, canonical) => {
    expect(readPageHead(html)).toEqual({ title, canonical });
  });
});
