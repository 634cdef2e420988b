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

const QUESTIONS: readonly ExpectedAnswer[] = [
  { path: '/', status: 200, title: 'Home', canonical: null },
  { path: '/a', status: 301, location: '/' },
];

describe('checkSite', () => {
  it('reports a path that gives no answer beside those that do', async () => {
    const ask = (url: string): Promise<Read<Answer>> =>
      Promise.resolve(
        url.endsWith('/a')
          ? badInput('no answer within 10 seconds')
          : { ok: true, value: { status: 200, headers: {}, body: '<title>Home</title>' } },
      );
    expect(await checkSite('http://localhost', QUESTIONS, ask)).toEqual({
      checked: 2,
      problems: [
        {
          code: 'unreachable',
          path: '/a',
          message: '/a: expected an answer, got no answer within 10 seconds',
        },
      ],
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

const SITE = 'https://www.school.example';
const ASKED: readonly ExpectedAnswer[] = [
  { path: '/', status: 200, title: 'Home', canonical: '/' },
  { path: '/faq', status: 200, title: 'FAQ', canonical: '/faq' },
  { path: '/programs/online', status: 301, location: '/' },
  { path: '/no-such-place', status: 404, title: 'Not found', canonical: null },
];

const page = (title: string): Read<Answer> => ({
  ok: true,
  value: {
    status: 200,
    headers: {},
    body: `<title>${title}</title><link rel="canonical" href="/${title.toLowerCase()}">`,
  },
});
const moved = (location: string, status = 301): Read<Answer> => ({
  ok: true,
  value: { status, headers: { location }, body: '' },
});

/** A host that answers as the table does, but for some addresses. */
const host =
  (faults: Readonly<Record<string, Read<Answer>>> = {}) =>
  (url: string): Promise<Read<Answer>> => {
    const path = url.slice(SITE.length);
    const { finalPath } = resolvePath(path);
    const right = path === finalPath ? page(path === '/' ? 'Home' : 'FAQ') : moved(finalPath);
    return Promise.resolve(faults[path] ?? right);
  };

const problems = async (faults: Readonly<Record<string, Read<Answer>>>) => {
  const report = await checkSpellings(SITE, ASKED, host(faults));
  return report.problems.map(({ code, message }) => [code, message]);
};

// Every address was asked for as the table writes it.
describe('checkSpellings', () => {
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
    expect(await problems({ '/faq': moved('/faq/', 308), '/faq/': page('FAQ') })).toEqual([]);
    expect(await problems({ '/FAQ': moved(`${SITE}/faq`) })).toEqual([]);
  });

  it.each([
    [{ '/FAQ': { ok: true, value: { status: 404, headers: {}, body: '' } } }, 'got status 404 at /FAQ'],
    [{ '/faq/': moved('/') }, 'got /'],
    [{ '/faq/': moved('https://elsewhere.example/faq') }, 'got https://elsewhere.example/faq'],
    [{ '/FAQ': moved('/FAQ') }, 'got no end of redirects'],
    [{ '/FAQ': page('FAQ') }, 'got /FAQ'],
    [{ '/FAQ': badInput('ECONNRESET') }, 'got ECONNRESET'],
  ] as const)('finds %j', async (faults, got) => {
    const [path] = Object.keys(faults);
    expect(await problems(faults)).toEqual([['wrong-spelling', `${path}: expected to end at /faq, ${got}`]]);
  });
});

/** A host that answers by address: a page, or where it is. */
const hostAt = (moved: Readonly<Record<string, string>>, status = 308) =>
  askPastSlash((url) => {
    const location = moved[url.slice(SITE.length)];
    return Promise.resolve({
      ok: true,
      value:
        location === undefined
          ? { status: 200, headers: {}, body: url }
          : { status, headers: { location }, body: '' },
    });
  });

describe('askPastSlash', () => {
  // A static host that moves every page to its folder was red for every page.
  it.each(['/faq/', `${SITE}/faq/`])(
    'takes the page at %s for that of the address without the slash',
    async (to) => {
      const { ask, slashes } = hostAt({ '/faq': to });
      expect(await ask(`${SITE}/faq`)).toMatchObject({ value: { status: 200, body: `${SITE}/faq/` } });
      expect(slashes()).toBe(1);
    },
  );

  it.each(['/fees/', '/faq/more', '/', 'https://elsewhere.example/faq/'])(
    'answers a redirect to %s as one',
    async (to) => {
      const { ask, slashes } = hostAt({ '/faq': to });
      expect(await ask(`${SITE}/faq`)).toMatchObject({ value: { status: 308, headers: { location: to } } });
      expect(slashes()).toBe(0);
    },
  );
});

const BASE = 'http://localhost:4310';
const PAGE: ExpectedAnswer = { path: '/faq', status: 200, title: 'FAQ', canonical: '/faq' };
const MOVED: ExpectedAnswer = { path: '/a', status: 302, location: '/b' };

const pageOf = (canonical: string, title = 'FAQ'): Answer => ({
  status: 200,
  headers: {},
  body: `<title>${title}</title><link rel="canonical" href="${canonical}">`,
});
const movedTo = (location: string | null): Answer => ({
  status: 302,
  headers: location === null ? {} : { location },
  body: '',
});

describe('compareAnswer', () => {
  it.each([
    ['the address on another host', pageOf('https://www.kidcode.example/faq'), BASE],
    ['the address as a path', pageOf('/faq'), BASE],
    ['the address below the base', pageOf('http://localhost:4310/preview/faq'), `${BASE}/preview`],
  ])('accepts %s', (_, answer, base) => {
    expect(compareAnswer(PAGE, answer, base)).toEqual([]);
  });

  it.each([['/b'], ['http://localhost:4310/b']])('accepts a redirect to %s', (location) => {
    expect(compareAnswer(MOVED, movedTo(location), BASE)).toEqual([]);
  });

  it('names everything that a page gets wrong', () => {
    expect(compareAnswer(PAGE, pageOf('/help', 'Help'), BASE).map(({ message }) => message)).toEqual([
      '/faq: expected the title "FAQ", got "Help"',
      '/faq: expected the canonical address "/faq", got "/help"',
    ]);
    expect(compareAnswer(PAGE, { status: 200, headers: {}, body: '' }, BASE)).toHaveLength(2);
  });

  it('names a wrong status alone', () => {
    expect(compareAnswer(PAGE, { status: 404, headers: {}, body: '' }, BASE)).toEqual([
      { code: 'wrong-status', path: '/faq', message: '/faq: expected status 200, got 404' },
    ]);
  });

  it.each([
    ['/c', '"/c"'],
    ['/b?x=1', '"/b?x=1"'],
    [null, 'none'],
  ])('refuses a redirect to %s', (location, got) => {
    expect(compareAnswer(MOVED, movedTo(location), BASE)).toEqual([
      { code: 'wrong-location', path: '/a', message: `/a: expected a redirect to "/b", got ${got}` },
    ]);
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
