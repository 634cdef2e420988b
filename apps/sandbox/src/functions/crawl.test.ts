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

const crawl = (pages: Pages) =>
  crawlSite({ site: siteOf(pages), database: functionDatabase(sandbox.asService) });

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
    expect(await crawl(PAGES)).toMatchObject({ pagesProcessed: 0, complete: true });
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

  it('keeps markup in a page as text', async () => {
    await crawl({
      '/': page('Home', "&lt;script&gt;alert(1)&lt;/script&gt; '); drop table public.leads; --"),
    });
    expect((await known())[0]?.content).toBe("<script>alert(1)</script> '); drop table public.leads; --");
  });
});
