import type { Database } from '../host/hosted-function.ts';
import { posted, testPorts } from '../test/test-ports.ts';
import { crawlSite, crawlWebsiteHandler } from './crawl-site.ts';
import type { SiteSource } from './site-source.ts';

const TRAINING = { background_training: true, enhanced_extraction: true };
const READ = { pagesProcessed: 9, successfulPages: 8 };

async function train(
  body: object = TRAINING,
  { report = READ, wait = 0 }: { report?: typeof READ | Error; wait?: number } = {},
) {
  const { ports, taken, givenBack } = testPorts();
  const crawls: AbortSignal[] = [];
  const handler = crawlWebsiteHandler({
    ...ports,
    limiter: {
      ...ports.limiter,
      take: async (key, budget) => (await ports.limiter.take(key, budget)) + (key === 'crawl' ? wait : 0),
    },
    crawl: (signal) => {
      crawls.push(signal);
      if (report instanceof Error) return Promise.reject(report);
      return Promise.resolve({ ...report, changedPages: 1, complete: false });
    },
  });
  return { ...(await posted(handler, body)), crawls, taken, givenBack };
}

describe('crawl-website', () => {
  it('reports the pages it processed, once in five minutes for all and twelve times an hour for one', async () => {
    const { status, body, crawls, taken } = await train();
    expect([status, body, crawls.map(({ aborted }) => aborted)]).toEqual([200, READ, [false]]);
    expect(taken).toEqual([
      ['crawl:ann', { limit: 12, windowSeconds: 3_600 }],
      ['crawl', { limit: 1, windowSeconds: 300 }],
    ]);
  });

  it('has nothing to do where somebody else asked a moment ago', async () => {
    const { status, body, crawls } = await train(TRAINING, { wait: 1 });
    expect([status, body, crawls]).toEqual([200, { pagesProcessed: 0, successfulPages: 0 }, []]);
  });

  it.each([
    [80, 1, 502],
    [80, 39, 502],
    [80, 40, 200],
    [1, 0, 502],
    [0, 0, 200],
  ])('of %i pages it read %i: answers %i', async (pagesProcessed, successfulPages, status) => {
    const report = { pagesProcessed, successfulPages };
    const message = `Only ${successfulPages} of ${pagesProcessed} pages could be read.`;
    const answer = await train(TRAINING, { report });
    expect([answer.status, answer.body]).toEqual([
      status,
      status === 200 ? report : { error: { code: 'site-unreadable', message } },
    ]);
  });

  it.each([
    ['it failed', new Error('no sitemap'), ['crawl']],
    ['most pages could not be read', { pagesProcessed: 80, successfulPages: 1 }, ['crawl']],
    ['it succeeded', READ, []],
    ['nothing had changed', { pagesProcessed: 0, successfulPages: 0 }, []],
  ])('where %s, the five minutes are given back: %j', async (_what, report, keys) => {
    expect((await train(TRAINING, { report })).givenBack).toEqual(keys);
  });

  it('gives nothing back of the five minutes of somebody else', async () =>
    expect((await train(TRAINING, { wait: 1 })).givenBack).toEqual([]));

  it.each([{}, { background_training: 'true' }, { background_training: false }])(
    'refuses %j',
    async (asked) => {
      const { status, body, crawls } = await train(asked);
      const error = { code: 'not-training', message: 'background_training: true is expected.' };
      expect([status, body, crawls]).toEqual([422, { error }, []]);
    },
  );
});

type Pages = Readonly<Record<string, string | null>>;
type Row = { asked: string; content: string; contentHash: string };

const page = (title: string, text: string) =>
  `<title>${title} | KidCode</title><main><h1>${title}</h1><p>${text}</p></main>`;

const PAGES: Pages = {
  '/': page('Home', 'Children learn to code with us.'),
  '/faq': page('Questions', 'Every child gets a computer of the school.'),
  '/camps': page('Camps', 'Camps run in winter, spring and summer.'),
};

const siteOf = (pages: Pages, reads: string[] = []): SiteSource => ({
  sitemap: () =>
    Promise.resolve(
      Object.keys(pages)
        .map((path) => `<loc>https://www.kidcode.example${path}</loc>`)
        .join(''),
    ),
  page: (path) => {
    reads.push(path);
    return Promise.resolve(pages[path] ?? null);
  },
});

/** What is known of a site, as the database keeps it, and crawls that add to it. */
function knowledge() {
  const known = new Map<string, { hash: string; title: string; rows: readonly Row[] }>();
  let fingerprint: string | null = null;
  const database: Database = {
    call: (name, given) => {
      const args: Readonly<Record<string, unknown>> = given;
      if (name === 'replace_page')
        known.set(args['p_path'] as string, {
          hash: args['p_content_hash'] as string,
          title: args['p_title'] as string,
          rows: args['p_passages'] as readonly Row[],
        });
      if (name === 'finish_crawl') {
        fingerprint = args['p_fingerprint'] as string;
        for (const path of known.keys())
          if (!(args['p_paths'] as string[]).includes(path)) known.delete(path);
      }
      const pages = Object.fromEntries([...known].map(([path, { hash }]) => [path, hash]));
      return Promise.resolve({ fingerprint, pages });
    },
  };
  const crawl = (pages: Pages, extra: Partial<Parameters<typeof crawlSite>[0]> = {}) =>
    crawlSite({ site: siteOf(pages), database, asked: {}, ...extra });
  const contents = () => [...known].flatMap(([path, { rows }]) => rows.map(({ content }) => [path, content]));
  return { crawl, contents, known };
}

describe('crawlSite', () => {
  it('learns every page of the sitemap', async () => {
    const { crawl, contents, known } = knowledge();
    const report = { pagesProcessed: 3, successfulPages: 3, changedPages: 3, complete: true };
    expect(await crawl(PAGES)).toEqual(report);
    expect(contents()).toEqual([
      ['/', 'Children learn to code with us.'],
      ['/faq', 'Every child gets a computer of the school.'],
      ['/camps', 'Camps run in winter, spring and summer.'],
    ]);
    expect([...known.values()].map(({ title }) => title)).toEqual(['Home', 'Questions', 'Camps']);
  });

  it('costs two reads when the site has not changed', async () => {
    const { crawl } = knowledge();
    await crawl(PAGES);
    const reads: string[] = [];
    const report = { pagesProcessed: 0, successfulPages: 0, changedPages: 0, complete: true };
    expect([await crawl(PAGES, { site: siteOf(PAGES, reads) }), reads]).toEqual([report, ['/']]);
  });

  it.each<[string, Pages]>([
    ['wording', { '/faq': page('Questions', 'Every child gets a new robot.') }],
    ['title', { '/faq': (PAGES['/faq'] ?? '').replace('<title>Questions', '<title>Answers') }],
    ['anchor', { '/faq': (PAGES['/faq'] ?? '').replace('<h1>', '<h1 id="top">') }],
  ])('learns only the page of which the %s has changed', async (_, change) => {
    const { crawl, known } = knowledge();
    await crawl(PAGES);
    const before = new Map(known);
    const home = `${PAGES['/'] ?? ''}<!-- build 2 -->`;
    expect(await crawl({ ...PAGES, '/': home, ...change })).toMatchObject({
      changedPages: 1,
      complete: true,
    });
    expect([...known].filter(([path, kept]) => before.get(path) !== kept).map(([path]) => path)).toEqual([
      '/faq',
    ]);
  });

  it('tries a page again that did not answer, and keeps what it knows of it', async () => {
    const { crawl, known } = knowledge();
    await crawl(PAGES);
    const broken = { ...PAGES, '/': `${PAGES['/'] ?? ''} `, '/faq': null };
    const report = { pagesProcessed: 3, successfulPages: 2, changedPages: 0, complete: false };
    expect([await crawl(broken), await crawl(broken)]).toEqual([report, report]);
    expect(known.size).toBe(3);
  });

  it('keeps everything when the sitemap is missing or lists nothing', async () => {
    const { crawl, known } = knowledge();
    await crawl(PAGES);
    await expect(crawl({})).rejects.toThrow('knowledge: the sitemap lists no pages');
    const site = { ...siteOf(PAGES), sitemap: () => Promise.reject(new Error('gone')) };
    await expect(crawl(PAGES, { site })).rejects.toThrow('gone');
    expect(known.size).toBe(3);
  });

  // A band of the layout is no answer.
  it.each([
    [12, 12],
    [13, 0],
  ])('of wording that is on %i pages it learns %i', async (count, learned) => {
    const band = '<h2>Next step</h2><p>Book a free trial class today.</p>';
    const own = (index: number) => `<h1>Page</h1><p>Only here: number ${index} of the pages.</p>`;
    const pages = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `/page-${index}`,
        `<title>Page ${index}</title><main>${own(index)}${band}${band}</main>`,
      ]),
    );
    const { crawl, contents } = knowledge();
    await crawl(pages);
    const bands = contents().filter(([, content]) => content === 'Book a free trial class today.');
    expect(new Set(bands.map(([path]) => path)).size).toBe(learned);
    expect(contents().filter(([, content]) => content?.startsWith('Only here'))).toHaveLength(count);
  });

  it('says how far it is, six pages at a time, stops when it is told to, and goes on from there', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 8 }, (_, n) => [`/${n}`, page(`Page ${n}`, `Text ${n}.`)]),
    );
    const { crawl } = knowledge();
    const stop = new AbortController();
    const heard: unknown[] = [];
    const onProgress = (progress: unknown) => {
      heard.push(progress);
      stop.abort();
    };
    const first = { pagesProcessed: 8, successfulPages: 6, changedPages: 6, complete: false };
    expect(await crawl(pages, { signal: stop.signal, onProgress })).toEqual(first);
    expect(heard).toEqual([{ done: 6, total: 8 }]);
    heard.length = 0;
    expect(await crawl(pages, { onProgress })).toMatchObject({ changedPages: 2, complete: true });
    expect(heard).toEqual([
      { done: 6, total: 8 },
      { done: 8, total: 8 },
    ]);
  });

  it('gives the first passage at an address the phrasings of that address, each found by its own words', async () => {
    const html =
      '<title>Q</title><main><h1>Q</h1><p>One sentence of the page.</p><h2 id="b">B</h2><p>Two sentences of the page.</p><h3>C</h3><p>Three sentences of the page.</p></main>';
    const { crawl, known } = knowledge();
    await crawl({ '/q': html }, { asked: { '/q': ['how one'], '/q#b': ['how two'] } });
    const rows = known.get('/q')?.rows ?? [];
    expect(rows.map(({ asked, content }) => [asked, content])).toEqual([
      ['', 'One sentence of the page.'],
      ['how one', 'One sentence of the page.'],
      ['', 'Two sentences of the page.'],
      ['how two', 'Two sentences of the page.'],
      ['', 'Three sentences of the page.'],
    ]);
    expect(new Set(rows.map(({ contentHash }) => contentHash)).size).toBe(5);
  });
});
