import {
  aiChatHandler,
  composeAnswer,
  crawlSite,
  passageFinder,
  readFrame,
  scaleOf,
  surenessOf,
} from '@kidcode/functions';
import { ZIP_PLACES } from '@kidcode/current-school/generated/zip-places';
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
  /** How sure the best find is, and the answer that quoting it would be. */
  judge: (
    question: string,
    after: readonly string[],
  ) => Promise<{ kind: string; quote: string; score: number | null; share: number; sureness: number }>;
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
    places: ZIP_PLACES,
    languageModel: null,
    limiter: { take: () => Promise.resolve(0) },
    visitorOf: () => Promise.resolve('bench'),
    reportFailure,
  });
  let sessions = 0;
  const send = async (message: string, sessionId: string): Promise<{ message: string; kind: string }> => {
    const request = new Request('http://localhost/functions/v1/ai-chat-vector', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message, sessionId }),
    });
    return (await (await chat(request)).json()) as { message: string; kind: string };
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
      const { message: answer } = await send(question, `bench-${sessions}`);
      return { answer, milliseconds: performance.now() - started };
    },
    judge: async (question, after) => {
      sessions += 1;
      for (const earlier of after) await send(earlier, `bench-${sessions}`);
      const { kind } = await send(question, `bench-${sessions}`);
      const frame = readFrame(question, siteDay(today));
      const passages = await byAll(frame.words);
      const scale = scaleOf(embedder.model);
      const quoted = composeAnswer({
        frame,
        facts: null,
        passages,
        scale: { ...scale, sure: 0 },
        known: () => new Set(),
      });
      const best = passages[0] ?? { score: 0, share: 0 };
      return {
        kind,
        quote: quoted.message,
        score: best.score,
        share: best.share,
        sureness: surenessOf(best, scale),
      };
    },
    rank: (question, way) => (way === 'text' ? byText : byAll)(question),
    close: async () => {
      await embedder.close();
      await sandbox.close();
    },
  };
}
