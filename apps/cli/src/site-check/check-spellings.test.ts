import { resolvePath } from '@kidcode/site';

import type { AskResult } from './ask-site';
import { checkSpellings } from './check-spellings';
import type { ExpectedAnswer } from './expected-answer';

const SITE = 'https://www.school.example';
const ASKED: readonly ExpectedAnswer[] = [
  { path: '/', status: 200, title: 'Home', canonical: '/' },
  { path: '/faq', status: 200, title: 'FAQ', canonical: '/faq' },
  { path: '/programs/online', status: 301, location: '/' },
  { path: '/no-such-place', status: 404, title: 'Not found', canonical: null },
];

const page = (title: string): AskResult => ({
  ok: true,
  value: {
    status: 200,
    location: null,
    body: `<title>${title}</title><link rel="canonical" href="/${title.toLowerCase()}">`,
  },
});
const moved = (location: string, status = 301): AskResult => ({
  ok: true,
  value: { status, location, body: '' },
});

/** A host that answers as the table does, but for some addresses. */
const host =
  (faults: Readonly<Record<string, AskResult>> = {}) =>
  (url: string): Promise<AskResult> => {
    const path = url.slice(SITE.length);
    const { finalPath } = resolvePath(path);
    const right = path === finalPath ? page(path === '/' ? 'Home' : 'FAQ') : moved(finalPath);
    return Promise.resolve(faults[path] ?? right);
  };

const problems = async (faults: Readonly<Record<string, AskResult>>) => {
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
    [{ '/FAQ': { ok: true, value: { status: 404, location: null, body: '' } } }, 'got status 404 at /FAQ'],
    [{ '/faq/': moved('/') }, 'got /'],
    [{ '/faq/': moved('https://elsewhere.example/faq') }, 'got https://elsewhere.example/faq'],
    [{ '/FAQ': moved('/FAQ') }, 'got no end of redirects'],
    [{ '/FAQ': page('FAQ') }, 'got /FAQ'],
    [{ '/FAQ': { ok: false, error: { code: 'unreachable', message: 'ECONNRESET' } } }, 'got ECONNRESET'],
  ] as const)('finds %j', async (faults, got) => {
    const [path] = Object.keys(faults);
    expect(await problems(faults)).toEqual([['wrong-spelling', `${path}: expected to end at /faq, ${got}`]]);
  });
});
