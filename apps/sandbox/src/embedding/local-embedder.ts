import { Worker } from 'node:worker_threads';
import { LOCAL_SENTENCE_MODEL, type Embedder } from '@kidcode/functions';

import type { EmbeddingAnswer, EmbeddingRequest } from './worker-messages';

export type LocalEmbedder = Embedder & { close: () => Promise<void> };

type Waiting = { resolve: (vectors: readonly (readonly number[])[]) => void; reject: (error: Error) => void };

/**
 * The local sentence model. Its thread starts with the first text; when it dies, whoever waits is told and the next text
 * starts another.
 *
 * @param workerFile the bundled thread.
 */
export function localEmbedder(workerFile: URL): LocalEmbedder {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  const start = (): Worker => {
    const started = new Worker(workerFile);
    started.on('message', (answer: EmbeddingAnswer) => {
      const waiter = waiting.get(answer.id);
      waiting.delete(answer.id);
      // Nobody waits: an idle thread keeps no process alive.
      if (waiting.size === 0) started.unref();
      if ('vectors' in answer) waiter?.resolve(answer.vectors);
      else waiter?.reject(new Error(`sentence model: ${answer.failure}`));
    });
    const fail = (error: Error): void => {
      if (worker === started) worker = null;
      for (const waiter of waiting.values()) waiter.reject(error);
      waiting.clear();
    };
    started.on('error', fail);
    started.on('exit', () => fail(new Error('sentence model: its thread ended')));
    return started;
  };

  return {
    model: LOCAL_SENTENCE_MODEL,
    embed: (texts) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.ref();
        worker.postMessage({ id: lastId, texts } satisfies EmbeddingRequest);
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}
