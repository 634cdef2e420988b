import { crawlSite } from '@kidcode/functions';

import { siteOf } from '../../test/fixture-site';
import { newFolder } from '../../test/new-folder';
import { MIGRATIONS_DIR, testDatabase } from '../../test/test-database';
import { openDatabase, readMigrations } from '../database/open-database';
import { functionDatabase, type SandboxDatabase } from '../database/with-roles';

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

const crawl = (pages: Pages, into: SandboxDatabase = sandbox) =>
  crawlSite({ site: siteOf(pages), database: functionDatabase(into.asService) });

const known = (database: SandboxDatabase = sandbox) =>
  database.asOwner<{ page_path: string; content: string }>(
    'select page_path, content from public.knowledge_passages order by page_path, ordinal',
  );

describe('crawlSite', () => {
  it('forgets pages that are gone from the sitemap', async () => {
    await crawl(PAGES);
    expect(await crawl(PAGES)).toMatchObject({ pagesProcessed: 0, complete: true });
    await crawl(Object.fromEntries(Object.entries(PAGES).filter(([path]) => path !== '/faq')));
    expect((await known()).map((row) => row.page_path)).toEqual(['/', '/camps']);
  });

  it('keeps markup in a page as text', async () => {
    await crawl({
      '/': page('Home', "&lt;script&gt;alert(1)&lt;/script&gt; '); drop table public.leads; --"),
    });
    expect((await known())[0]?.content).toBe("<script>alert(1)</script> '); drop table public.leads; --");
  });

  it('learns a changed page again in a later process', async () => {
    const folder = newFolder();
    const questions = Array.from(
      { length: 40 },
      (_, n) => `<h2>Question ${n}</h2><p>Answer ${n}: every child builds game number ${n}.</p>`,
    );
    const learned = [];
    for (const sentence of ['Short answers to what parents ask.', 'Short answers, each with its links.']) {
      const database = await openDatabase(folder, await readMigrations(MIGRATIONS_DIR));
      const report = await crawl({ '/': page('FAQ', `${sentence}</p>${questions.join('')}<p>`) }, database);
      expect(report).toMatchObject({ changedPages: 1, complete: true });
      learned.push((await known(database)).length);
      await database.close();
    }
    expect(learned[0]).toBe(learned[1]);
  });
});
