import { resolvePath } from '@kidcode/site';

import type { Answer } from '../ask';
import { badInput, type Read } from '../outcome';
import { askPastSlash, checkSite, checkSpellings, mapBounded } from './check-site';
import type { ExpectedAnswer } from './compare-answer';

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
