import { parentPort } from 'node:worker_threads';

/** A thread's work, once it can begin. */
export type ThreadWork<Asked, Value> = {
  answer: (asked: Asked) => Promise<Value>;
  news?: string;
  /** Whether the thread is of no use after a failure; then it ends, and its host starts another. */
  isFatal?: (error: unknown) => boolean;
};

/** The thread's side of `keepThread`: answers what the host asks, as soon as the work can begin. */
export function answerHost<Asked, Value>(opening: Promise<ThreadWork<Asked, Value>>): void {
  const port = parentPort;
  if (port === null) throw new Error('sandbox: this runs in a worker thread only');
  const tell = (message: ThreadAnswer<Value>): void => port.postMessage(message);
  // Outside of every promise: the thread ends, and its host hears why.
  const end = (error: unknown): void =>
    void setImmediate(() => {
      throw error;
    });

  opening.then(({ news }) => tell({ ready: true, ...(news !== undefined && { news }) }), end);
  port.on('message', ({ id, asked }: ThreadQuestion<Asked>) => {
    opening.then(
      ({ answer, isFatal }) =>
        answer(asked).then(
          (value) => tell({ id, value }),
          (error: unknown) =>
            isFatal?.(error) === true ? end(error) : tell({ id, failure: failureOf(error) }),
        ),
      () => undefined,
    );
  });
}

function failureOf(error: unknown): ThreadFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, detail } = error as NodeJS.ErrnoException & { detail?: string };
  return { message, ...(code !== undefined && { code }), ...(detail !== undefined && { detail }) };
}

/** What the host asks its thread. */
export type ThreadQuestion<Asked> = { id: number; asked: Asked };

/** Why a question could not be answered; `code` where the failure has one, such as an SQLSTATE, and what Postgres says beside it. */
type ThreadFailure = { message: string; code?: string; detail?: string };

/**
 * What a thread answers. `ready` comes once, when it can work, with a line for the terminal if there is something to say; a
 * thread that cannot work ends with an error.
 */
export type ThreadAnswer<Value> =
  { ready: true; news?: string } | { id: number; value: Value } | { id: number; failure: ThreadFailure };
