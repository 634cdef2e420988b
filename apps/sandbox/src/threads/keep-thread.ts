import { Worker } from 'node:worker_threads';

/** What the host asks its thread. */
export type ThreadQuestion<Asked> = { id: number; asked: Asked };

/** Why a question could not be answered; `code` where the failure has one, such as an SQLSTATE, and what Postgres says beside it. */
export type ThreadFailure = { message: string; code?: string; detail?: string };

/**
 * What a thread answers. `ready` comes once, when it can work, with a line for the terminal if there is something to say; a
 * thread that cannot work ends with an error.
 */
export type ThreadAnswer<Value> =
  { ready: true; news?: string } | { id: number; value: Value } | { id: number; failure: ThreadFailure };

/** `failed` until a thread that was started again is ready. */
export type ThreadStatus = 'starting' | 'ready' | 'failed';

export type KeptThread<Asked, Value> = {
  status: () => ThreadStatus;
  /** Why it has failed; null while it has not. */
  reason: () => string | null;
  /** Rejects with the `code` of the thread's failure, if it has one. */
  ask: (asked: Asked) => Promise<Value>;
  /** Ends it, whatever it does. */
  close: () => Promise<void>;
};

type Settings = {
  /** The bundled thread; it answers `ThreadQuestion` with `ThreadAnswer`. */
  file: URL;
  /** What its errors begin with. */
  name: string;
  /** Handed to the thread as `workerData`. */
  data: unknown;
  onReady: (news: string | undefined) => void;
  onFailed: (reason: string) => void;
  /** Called when a thread that had failed is there again. */
  onRecovered: () => void;
  /** Milliseconds until a failed thread is started again; twice as long after each failure in a row, at most a minute. */
  firstPauseMs?: number;
};

type Waiting<Value> = { resolve: (value: Value) => void; reject: (error: Error) => void };

const LONGEST_PAUSE_MS = 60_000;

/**
 * Starts a thread of its own for work that pages must not wait for, and keeps it. When it dies, or cannot start, whoever waits is
 * told, and another is started after a pause; until that is ready every question is refused at once, with the reason. Of two threads
 * one has always ended before the other starts.
 */
export function keepThread<Asked, Value>(settings: Settings): KeptThread<Asked, Value> {
  const { file, name, data, onReady, onFailed, onRecovered, firstPauseMs = 1_000 } = settings;
  const waiting = new Map<number, Waiting<Value>>();
  let worker: Worker | null = null;
  let status: ThreadStatus = 'starting';
  let reason: string | null = null;
  let pauseMs = firstPauseMs;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  let isClosed = false;

  const ready = (news: string | undefined): void => {
    const isRecovered = reason !== null;
    [status, reason, pauseMs] = ['ready', null, firstPauseMs];
    onReady(news);
    if (isRecovered) onRecovered();
  };

  const fail = (why: string): void => {
    [status, reason] = ['failed', why];
    if (!isClosed) onFailed(why);
    for (const waiter of waiting.values()) waiter.reject(new Error(`${name}: ${why}`));
    waiting.clear();
  };

  // Whoever has waited may compute for milliseconds: with one answer in a turn of the event loop pages come between.
  const answers: (() => void)[] = [];
  const handOut = (): void => {
    answers.shift()?.();
    if (answers.length > 0) setImmediate(handOut);
  };
  const inTurn = (settle: () => void): void => {
    if (answers.push(settle) === 1) setImmediate(handOut);
  };

  const launch = (): void => {
    const started = new Worker(file, { workerData: data });
    worker = started;
    // Nobody waits: an idle thread keeps no process alive.
    started.unref();
    started.on('message', (answer: ThreadAnswer<Value>) => {
      if ('ready' in answer) {
        ready(answer.news);
        return;
      }
      const waiter = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) started.unref();
      inTurn(() => {
        if ('value' in answer) {
          waiter?.resolve(answer.value);
          return;
        }
        const { message, ...rest } = answer.failure;
        waiter?.reject(Object.assign(new Error(`${name}: ${message}`), rest));
      });
    });
    let why: string | null = null;
    started.on('error', (error) => {
      why = firstLine(error);
      fail(why);
    });
    started.on('exit', () => {
      worker = null;
      if (why === null) fail('its thread ended');
      if (isClosed) return;
      pause = setTimeout(launch, pauseMs);
      pause.unref();
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    });
  };
  launch();

  return {
    status: () => status,
    reason: () => reason,
    ask: (asked) =>
      new Promise((resolve, reject) => {
        if (worker === null || reason !== null || isClosed) {
          reject(new Error(`${name}: ${reason ?? 'closed'}`));
          return;
        }
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.ref();
        worker.postMessage({ id: lastId, asked } satisfies ThreadQuestion<Asked>);
      }),
    close: async () => {
      isClosed = true;
      clearTimeout(pause);
      await worker?.terminate();
    },
  };
}

/** A trace helps nobody who has to move a folder. */
function firstLine({ message = '' }: Partial<Error>): string {
  return message.split('\n')[0]?.trim().replace(/\.$/, '') || 'for no known reason';
}
