import { crawlSite, type SiteSource } from '@kidcode/functions';

import { testDatabase } from '../../test/test-database';
import { functionDatabase } from '../database/with-roles';

const sandbox = testDatabase();

beforeEach(async () => {
  await sandbox.asOwner('delete from public.knowledge_pages');
  await sandbox.asOwner('delete from public.knowledge_state');
});

type Pages = Record<string, string | null>;

const page = (title: string, text: string) =>
  `<title>${title} | KidCode</title><main><h1>${title}</h1><p>${text}</p></main>`;

const PAGES: Pages = {
  '/': page('Home', 'Children learn to code with us.'),
  '/faq': page('Questions', 'Every child gets a computer of the school.'),
  '/camps': page('Camps', 'Camps run in winter, spring and summer.'),
};

const siteOf = (pages: Pages): SiteSource => ({
  sitemap: () =>
    Promise.resolve(
      Object.keys(pages)
        .map((path) => `<loc>https://www.kidcode.example${path}</loc>`)
        .join(''),
    ),
  page: (path) => Promise.resolve(pages[path] ?? null),
});

const crawl = (pages: Pages, extra: Partial<Parameters<typeof crawlSite>[0]> = {}) =>
  crawlSite({ site: siteOf(pages), database: functionDatabase(sandbox.asService), ...extra });

const known = () =>
  sandbox.asOwner<{ page_path: string; content: string }>(
    'select page_path, content from public.knowledge_passages order by page_path, ordinal',
  );

describe('crawlSite', () => {
  it('learns every page of the sitemap', async () => {
    expect(await crawl(PAGES)).toEqual({
      pagesProcessed: 3,
      successfulPages: 3,
      changedPages: 3,
      complete: true,
    });
    expect(await known()).toEqual([
      { page_path: '/', content: 'Children learn to code with us.' },
      { page_path: '/camps', content: 'Camps run in winter, spring and summer.' },
      { page_path: '/faq', content: 'Every child gets a computer of the school.' },
    ]);
  });

  it('costs two reads when the site has not changed', async () => {
    await crawl(PAGES);
    const reads: string[] = [];
    const site = siteOf(PAGES);
    const counted: SiteSource = {
      sitemap: () => (reads.push('sitemap'), site.sitemap()),
      page: (path) => (reads.push(path), site.page(path)),
    };
    expect(await crawl(PAGES, { site: counted })).toEqual({
      pagesProcessed: 0,
      successfulPages: 0,
      changedPages: 0,
      complete: true,
    });
    expect(reads).toEqual(['sitemap', '/']);
  });

  it('learns only the new wording of a changed page', async () => {
    await crawl(PAGES);
    const changed = {
      ...PAGES,
      '/': `${PAGES['/'] ?? ''}<!-- build 2 -->`,
      '/faq': page('Questions', 'Every child gets a new robot.'),
    };
    expect(await crawl(changed)).toMatchObject({ changedPages: 1, complete: true });
    expect(await known()).toHaveLength(3);
  });

  it('forgets pages that are gone from the sitemap', async () => {
    await crawl(PAGES);
    await crawl(Object.fromEntries(Object.entries(PAGES).filter(([path]) => path !== '/faq')));
    expect((await known()).map((row) => row.page_path)).toEqual(['/', '/camps']);
  });

  it('keeps what it knows of a page that does not answer, and tries again next time', async () => {
    await crawl(PAGES);
    const broken = { ...PAGES, '/': `${PAGES['/'] ?? ''} `, '/faq': null };
    expect(await crawl(broken)).toMatchObject({ pagesProcessed: 3, successfulPages: 2, complete: false });
    expect(await known()).toHaveLength(3);
    expect(await crawl(broken)).toMatchObject({ pagesProcessed: 3, successfulPages: 2 });
  });

  it('keeps everything when the sitemap is missing or lists nothing', async () => {
    await crawl(PAGES);
    await expect(crawl({})).rejects.toThrow('the sitemap lists no pages');
    await expect(
      crawl(PAGES, { site: { ...siteOf(PAGES), sitemap: () => Promise.reject(new Error('gone')) } }),
    ).rejects.toThrow('gone');
    expect(await known()).toHaveLength(3);
  });

  it('leaves out bands that are on most pages', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 14 }, (_, index) => [
        `/page-${index}`,
        `<title>Page ${index}</title><main><h1>Page</h1><p>Only here: number ${index} of the pages.</p><h2>Next step</h2><p>Book a free trial class today.</p></main>`,
      ]),
    );
    await crawl(pages);
    expect((await known()).filter((row) => row.content.startsWith('Book a free trial'))).toEqual([]);
    expect(await known()).toHaveLength(14);
  });

  it('stops when it is told to, and goes on from there', async () => {
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    expect(await crawl(PAGES, { signal: stop.signal, onProgress })).toMatchObject({ complete: false });
    expect(await crawl(PAGES)).toMatchObject({ complete: true });
    expect(await known()).toHaveLength(3);
  });

  it('keeps markup in a page as text', async () => {
    await crawl({
      '/': page('Home', "&lt;script&gt;alert(1)&lt;/script&gt; '); drop table public.leads; --"),
    });
    expect((await known())[0]?.content).toBe("<script>alert(1)</script> '); drop table public.leads; --");
  });
});
