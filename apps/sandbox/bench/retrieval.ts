import { crawlSite, passageFinder } from '@kidcode/functions';

import { functionDatabase } from '../src/database/function-database';
import { openDatabase } from '../src/database/open-database';
import { readMigrations } from '../src/database/read-migrations';
import { localEmbedder } from '../src/embedding/local-embedder';
import { folderSiteSource } from '../src/functions/folder-site-source';

export type RetrievalSettings = {
  siteDir: string;
  migrationsDir: string;
  workerFile: URL;
  say: (line: string) => void;
};

export type Ranking = { path: string; heading: string; exact: boolean; score: number | null };

export type Retrieval = {
  /** The three best pages for a question, by full text alone or by the assistant's own search. */
  rank: (question: string, way: 'text' | 'hybrid') => Promise<readonly Ranking[]>;
  close: () => Promise<void>;
};

/** The assistant's search over the built site, in memory, for measuring. */
export async function openRetrieval({
  siteDir,
  migrationsDir,
  workerFile,
  say,
}: RetrievalSettings): Promise<Retrieval> {
  const sandbox = await openDatabase(null, await readMigrations(migrationsDir));
  const database = functionDatabase(sandbox.asService);
  const embedder = localEmbedder(workerFile);
  const { pagesProcessed } = await crawlSite({
    site: folderSiteSource(siteDir),
    database,
    embedder,
  });
  const reportFailure = (error: unknown): void => {
    throw error;
  };
  const byAll = passageFinder({ database, embedder, reportFailure });
  const silent = { model: embedder.model, embed: () => Promise.reject(new Error('not asked')) };
  const byText = passageFinder({ database, embedder: silent, reportFailure: () => undefined });
  const counted = await sandbox.asOwner<{ count: number }>(
    'select count(*)::int as count from public.knowledge_passages',
  );
  say(`${counted[0]?.count ?? 0} passages of ${pagesProcessed} pages`);
  return {
    rank: (question, way) => (way === 'text' ? byText : byAll)(question),
    close: async () => {
      await embedder.close();
      await sandbox.close();
    },
  };
}
