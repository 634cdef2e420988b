import { httpSiteSource, readSitemap } from './site-source.ts';

/** A site that answers so, and why pages of it cannot be read. */
function site(answer: (path: string) => Response | Promise<Response>) {
  const problems: string[] = [];
  const source = httpSiteSource('https://www.kidcode.example', {
    report: (problem) => problems.push(problem),
    fetch: (input) => Promise.resolve(answer(new URL(input as string).pathname)),
  });
  return { ...source, problems };
}

describe('httpSiteSource', () => {
  it('reads the sitemap and pages of the deployed site', async () => {
    const source = site((path) => new Response(`text of ${path}`));
    expect([await source.sitemap(), await source.page('/faq')]).toEqual([
      'text of /sitemap.xml',
      'text of /faq',
    ]);
  });

  it.each(['/faq/', 'https://www.kidcode.example/faq/'])(
    'reads the page that the host moved to %s',
    async (to) => {
      const source = site((path) =>
        path === '/faq/'
          ? new Response('the questions')
          : new Response(null, { status: 308, headers: { Location: to } }),
      );
      expect(await source.page('/faq')).toBe('the questions');
    },
  );

  const movedTo = (to: string | null) => () =>
    new Response(null, { status: 302, headers: new Headers(to === null ? {} : { Location: to }) });

  it.each<[string, () => Response | Promise<Response>]>([
    ['the answer moved to https://elsewhere.example', movedTo('https://elsewhere.example/faq')],
    ['the answer moved to http://www.kidcode.example', movedTo('http://www.kidcode.example/faq')],
    ['it moved more than 5 times', movedTo('/faq')],
    ['status 302', movedTo('http://')],
    ['status 302', movedTo(null)],
    ['status 404', () => new Response('gone', { status: 404 })],
    ['larger than 2000000 bytes', () => new Response('x'.repeat(2_000_001))],
    ['fetch failed', () => Promise.reject(new TypeError('fetch failed'))],
  ])('has no page, and says why: %s', async (reason, answer) => {
    const { page, problems } = site(answer);
    expect(await page('/faq')).toBeNull();
    expect(problems).toEqual([`knowledge: https://www.kidcode.example/faq cannot be read: ${reason}`]);
  });

  it('rejects when there is no sitemap: then nothing must be forgotten', async () => {
    await expect(site(() => new Response('', { status: 500 })).sitemap()).rejects.toThrow(
      'https://www.kidcode.example has no sitemap: status 500',
    );
  });
});

it('lists each path once and leaves other hosts out', () => {
  const xml = [
    'https://a.example/',
    'https://a.example/faq',
    'https://a.example/faq',
    'https://evil.example/x',
    'not an address',
  ]
    .map((address) => `<url><loc>${address}</loc></url>`)
    .join('');
  expect(readSitemap(`<urlset>${xml}</urlset>`)).toEqual(['/', '/faq']);
});

it('reads an address as XML writes it', () => {
  expect(
    readSitemap('<loc>\n https://a.example/a&amp;b \n</loc><!-- <loc>https://a.example/no</loc> -->'),
  ).toEqual(['/a&b']);
});

it('finds nothing in something else', () => {
  expect(readSitemap('<html>404</html>')).toEqual([]);
});
