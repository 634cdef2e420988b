import { Worker } from 'node:worker_threads';
import { LOCAL_SENTENCE_MODEL, type Embedder } from '@kidcode/functions';

import type { EmbeddingAnswer, EmbeddingRequest } from './worker-messages';

/** `idle` before the first text; `failed` until a thread that was started again is ready. */
export type ModelStatus = 'idle' | 'starting' | 'ready' | 'failed';

export type LocalEmbedder = Embedder & {
  status: () => ModelStatus;
  /** Why it has failed; null while it has not. */
  reason: () => string | null;
  /** Loads the model before the first text; what goes wrong is in `status`. */
  start: () => void;
  close: () => Promise<void>;
};

type Settings = {
  /** Called when a model that had failed is there again. */
  onRecovered?: () => void;
  /** Milliseconds until a failed thread is started again; twice as long after each failure in a row, at most a minute. */
  firstPauseMs?: number;
};

type Waiting = { resolve: (vectors: readonly (readonly number[])[]) => void; reject: (error: Error) => void };

const LONGEST_PAUSE_MS = 60_000;

/**
 * The local sentence model. Its thread starts with the first text. When it dies, or cannot start, whoever waits is told,
 * and another is started after a pause; until that is ready every text is refused at once, with the reason.
 *
 * @param workerFile the bundled thread.
 */
export function localEmbedder(workerFile: URL, settings: Settings = {}): LocalEmbedder {
  const { onRecovered, firstPauseMs = 1_000 } = settings;
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let status: ModelStatus = 'idle';
  let reason: string | null = null;
  let pauseMs = firstPauseMs;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  let isClosed = false;

  const ready = (): void => {
    const isRecovered = reason !== null;
    [status, reason, pauseMs] = ['ready', null, firstPauseMs];
    if (isRecovered) onRecovered?.();
  };

  const fail = (dead: Worker, why: string): void => {
    if (worker !== dead) return;
    [worker, status, reason] = [null, 'failed', why];
    for (const waiter of waiting.values()) waiter.reject(new Error(`sentence model: ${why}`));
    waiting.clear();
    if (isClosed) return;
    pause = setTimeout(launch, pauseMs);
    pause.unref();
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };

  const launch = (): Worker => {
    const started = new Worker(workerFile);
    worker = started;
    if (reason === null) status = 'starting';
    // Nobody waits: an idle thread keeps no process alive.
    started.unref();
    started.on('message', (answer: EmbeddingAnswer) => {
      if ('ready' in answer) {
        ready();
        return;
      }
      const waiter = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) started.unref();
      if ('vectors' in answer) waiter?.resolve(answer.vectors);
      else waiter?.reject(new Error(`sentence model: ${answer.failure}`));
    });
    started.on('error', (error) => fail(started, error.message.split('\n')[0] ?? ''));
    started.on('exit', () => fail(started, 'its thread ended'));
    return started;
  };

  return {
    model: LOCAL_SENTENCE_MODEL,
    status: () => status,
    reason: () => reason,
    start: () => {
      if (worker === null && reason === null) launch();
    },
    embed: (texts) =>
      new Promise((resolve, reject) => {
        if (reason !== null) {
          reject(new Error(`sentence model: ${reason}`));
          return;
        }
        const asked = worker ?? launch();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        asked.ref();
        asked.postMessage({ id: lastId, texts } satisfies EmbeddingRequest);
      }),
    close: async () => {
      isClosed = true;
      clearTimeout(pause);
      await worker?.terminate();
    },
  };
}
