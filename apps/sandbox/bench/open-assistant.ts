import {
  aiChatHandler,
  composeAnswer,
  crawlSite,
  passageFinder,
  readFrame,
  scaleOf,
  surenessOf,
  vectorText,
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
  /** Milliseconds that the search in SQL takes for each question, its vector given; `passages` is how many there are. */
  timeSearch: (
    questions: readonly string[],
  ) => Promise<{ passages: number; milliseconds: readonly number[] }>;
  /** Adds copies of every passage, each with a word of its own and a vector a little aside, until there are so many. */
  growTo: (passages: number) => Promise<void>;
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
  const count = async (): Promise<number> => {
    const counted = await sandbox.asOwner<{ count: number }>(
      'select count(*)::int as count from public.knowledge_passages',
    );
    return counted[0]?.count ?? 0;
  };
  say(`${await count()} passages of ${pagesProcessed} pages`);
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
    timeSearch: async (questions) => {
      const vectors = await Promise.all(questions.map((question) => embedder.embed([question])));
      const milliseconds: number[] = [];
      for (const [index, question] of questions.entries()) {
        const args = {
          p_question: question,
          p_embedding: vectorText(vectors[index]?.[0] ?? []),
          p_model: embedder.model,
          p_limit: 5,
        };
        const started = performance.now();
        await database.call('search_passages', args);
        milliseconds.push(performance.now() - started);
      }
      return { passages: await count(), milliseconds };
    },
    growTo: async (passages) => {
      const own = await count();
      // All at once the local database runs out of memory.
      for (let copy = 1; (copy + 1) * own <= passages; copy += 1) {
        await sandbox.asOwner(
          `insert into public.knowledge_passages (page_path, ordinal, topic, heading, content, content_hash, model, embedding)
           select page_path, ordinal + $1::int * 10000, topic, heading, content || ' kopie' || $1::text, content_hash || $1::text, model,
             embedding operator(extensions.+) (
               select array_agg((random() - 0.5) * 0.03 + 0 * ordinal * k) from generate_series(1, 512) as k
             )::real[]::extensions.vector
           from public.knowledge_passages where ordinal < 10000`,
          [copy],
        );
      }
      await sandbox.asOwner('select public.count_words()');
      await sandbox.asOwner('analyze');
    },
    rank: (question, way) => (way === 'text' ? byText : byAll)(question),
    close: async () => {
      await embedder.close();
      await sandbox.close();
    },
  };
}
