import { httpSiteSource, readSitemap } from './site-source.ts';

const site = (
  answer: (path: string) => Response | Promise<Response>,
  report: (problem: string) => void = () => undefined,
) =>
  httpSiteSource('https://www.kidcode.example', {
    report,
    fetch: (input) => Promise.resolve(answer(new URL(input as string).pathname)),
  });

describe('httpSiteSource', () => {
  it('reads the sitemap and pages of the deployed site', async () => {
    const source = site((path) => new Response(`text of ${path}`));
    expect([await source.sitemap(), await source.page('/faq')]).toEqual([
      'text of /sitemap.xml',
      'text of /faq',
    ]);
  });

  // Every answer here was a page or an error: a host that moves each address to its folder left 1 page of 80.
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

  it.each([
    ['https://elsewhere.example/faq', 'the answer moved to https://elsewhere.example'],
    ['http://www.kidcode.example/faq', 'the answer moved to http://www.kidcode.example'],
    ['/faq', 'it moved more than 5 times'],
    ['http://', 'status 302'],
    [null, 'status 302'],
  ])('reads nothing that has moved to %s', async (to, reason) => {
    const problems: string[] = [];
    const headers = new Headers(to === null ? {} : { Location: to });
    const source = site(
      () => new Response(null, { status: 302, headers }),
      (problem) => problems.push(problem),
    );
    expect(await source.page('/faq')).toBeNull();
    expect(problems).toEqual([`knowledge: https://www.kidcode.example/faq cannot be read: ${reason}`]);
  });

  it('has no page for an answer that is an error, is huge or never comes', async () => {
    expect(await site(() => new Response('gone', { status: 404 })).page('/x')).toBeNull();
    expect(await site(() => new Response('x'.repeat(2_000_001))).page('/x')).toBeNull();
    expect(await site(() => Promise.reject(new TypeError('fetch failed'))).page('/x')).toBeNull();
  });

  it('says why there is no page', async () => {
    const problems: string[] = [];
    const reasons = async (answer: () => Response | Promise<Response>): Promise<readonly string[]> => {
      await site(answer, (problem) => problems.push(problem)).page('/x');
      return problems.splice(0);
    };
    expect(await reasons(() => new Response('gone', { status: 404 }))).toEqual([
      'knowledge: https://www.kidcode.example/x cannot be read: status 404',
    ]);
    expect(await reasons(() => new Response('x'.repeat(2_000_001)))).toEqual([
      'knowledge: https://www.kidcode.example/x cannot be read: larger than 2000000 bytes',
    ]);
    expect(await reasons(() => Promise.reject(new TypeError('fetch failed')))).toEqual([
      'knowledge: https://www.kidcode.example/x cannot be read: fetch failed',
    ]);
  });

  it('stops reading an answer that never ends', async () => {
    let sent = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        // Well past the limit it ends all the same, so that a reader without one fails here and does not hang.
        if ((sent += 1) > 100) controller.close();
        else controller.enqueue(new Uint8Array(100_000));
      },
      cancel: () => {
        cancelled = true;
      },
    });
    expect(await site(() => new Response(endless)).page('/x')).toBeNull();
    expect({ cancelled, sent: sent < 30 }).toEqual({ cancelled: true, sent: true });
  });

  it('reads letters that are cut by the parts of the answer', async () => {
    const bytes = new TextEncoder().encode('café');
    const parts = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await site(() => new Response(parts)).page('/x')).toBe('café');
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
