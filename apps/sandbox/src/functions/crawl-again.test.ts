import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crawlSite } from '@kidcode/functions';

import { MIGRATIONS_DIR } from '../../test/test-database';
import { functionDatabase } from '../database/with-roles';
import { openDatabase, readMigrations } from '../database/open-database';

const QUESTIONS = Array.from(
  { length: 40 },
  (_, n) => `<h2>Question ${n}</h2><p>Answer ${n}: every child builds game number ${n}.</p>`,
);

const siteWith = (sentence: string) => ({
  sitemap: () => Promise.resolve('<loc>https://www.kidcode.example/faq</loc>'),
  page: () =>
    Promise.resolve(`<title>FAQ</title><main><h1>FAQ</h1><p>${sentence}</p>${QUESTIONS.join('')}</main>`),
});

describe('crawlSite over a database on disk', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kidcode-data-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function crawlOnce(sentence: string) {
    const database = await openDatabase(folder, await readMigrations(MIGRATIONS_DIR));
    const report = await crawlSite({
      site: siteWith(sentence),
      database: functionDatabase(database.asService),
    });
    const rows = await database.asOwner<{ passages: number }>(
      'select count(*)::int as passages from public.knowledge_passages',
    );
    await database.close();
    return { report, rows: rows[0] };
  }

  it('learns a changed page again in a later process', async () => {
    const first = await crawlOnce('Short answers to what parents ask.');
    expect(first.report).toMatchObject({ changedPages: 1, complete: true });
    const second = await crawlOnce('Short answers, each with its links.');
    expect(second.report).toMatchObject({ changedPages: 1, complete: true });
    expect(second.rows).toEqual(first.rows);
  });
});
