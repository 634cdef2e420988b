import { aiChatHandler, crawlSite, passageFinder } from '@kidcode/functions';
import { siteDay } from '@kidcode/scheduling';

import { functionDatabase } from '../src/database/function-database';
import { openDatabase } from '../src/database/open-database';
import { readMigrations } from '../src/database/read-migrations';
import { localEmbedder } from '../src/embedding/local-embedder';
import { folderSiteSource } from '../src/functions/folder-site-source';

export type AssistantSettings = {
  siteDir: string;
  migrationsDir: string;
  workerFile: URL;
  today: string;
  say: (line: string) => void;
};

export type MeasuredAssistant = {
  /** An answer as the panel gets it, after the questions that came before it in the same conversation. */
  ask: (question: string, after: readonly string[]) => Promise<{ answer: string; milliseconds: number }>;
  /** The best passages for a question, by full text alone or by the assistant's own search. */
  rank: (question: string, way: 'text' | 'hybrid') => Promise<readonly { path: string }[]>;
  close: () => Promise<void>;
};

/** The assistant over the built site, in memory and without limits, for measuring. */
export async function openAssistant(settings: AssistantSettings): Promise<MeasuredAssistant> {
  const { siteDir, migrationsDir, workerFile, today, say } = settings;
  const sandbox = await openDatabase(null, await readMigrations(migrationsDir));
  const database = functionDatabase(sandbox.asService);
  const embedder = localEmbedder(workerFile);
  const { pagesProcessed } = await crawlSite({ site: folderSiteSource(siteDir), database, embedder });
  await sandbox.asOwner('analyze');
  const reportFailure = (error: unknown): void => {
    throw error;
  };
  const chat = aiChatHandler({
    database,
    embedder,
    today: () => siteDay(today),
    languageModel: null,
    limiter: { take: () => Promise.resolve(0) },
    visitorOf: () => Promise.resolve('bench'),
    reportFailure,
  });
  let sessions = 0;
  const send = async (message: string, sessionId: string): Promise<string> => {
    const request = new Request('http://localhost/functions/v1/ai-chat-vector', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message, sessionId }),
    });
    const answer = (await (await chat(request)).json()) as { message: string };
    return answer.message;
  };
  const byAll = passageFinder({ database, embedder, reportFailure });
  const silent = { model: embedder.model, embed: () => Promise.reject(new Error('not asked')) };
  const byText = passageFinder({ database, embedder: silent, reportFailure: () => undefined });
  const counted = await sandbox.asOwner<{ count: number }>(
    'select count(*)::int as count from public.knowledge_passages',
  );
  say(`${counted[0]?.count ?? 0} passages of ${pagesProcessed} pages`);
  return {
    ask: async (question, after) => {
      sessions += 1;
      for (const earlier of after) await send(earlier, `bench-${sessions}`);
      const started = performance.now();
      const answer = await send(question, `bench-${sessions}`);
      return { answer, milliseconds: performance.now() - started };
    },
    rank: (question, way) => (way === 'text' ? byText : byAll)(question),
    close: async () => {
      await embedder.close();
      await sandbox.close();
    },
  };
}
