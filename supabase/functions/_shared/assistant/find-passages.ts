import type { Database } from '../database/database.ts';
import { type Embedder, vectorText } from '../knowledge/embedder.ts';
import { type FoundPassage, readFoundPassages } from './found-passage.ts';
import { inSiteWords } from './site-words.ts';

export type FindPorts = {
  database: Database;
  embedder: Embedder;
  reportFailure: (error: unknown) => void;
};

const MOST_FOUND = 5;
const MOST_REMEMBERED = 500;

/** Makes the search: nearness in meaning and shared words together. Without a vector, full text alone still answers. */
export function passageFinder({
  database,
  embedder,
  reportFailure,
}: FindPorts): (question: string) => Promise<readonly FoundPassage[]> {
  const vectors = new Map<string, Promise<string>>();

  const vectorOf = (question: string): Promise<string> => {
    const known = vectors.get(question);
    if (known !== undefined) return known;
    const oldest = vectors.keys().next();
    if (vectors.size >= MOST_REMEMBERED && oldest.done !== true) vectors.delete(oldest.value);
    const vector = embedder.embed([question]).then(([first = []]) => vectorText(first));
    vectors.set(question, vector);
    vector.catch(() => vectors.delete(question));
    return vector;
  };

  return async (asked) => {
    const question = inSiteWords(asked);
    const vector = await vectorOf(question).catch((error: unknown) => {
      reportFailure(error);
      return null;
    });
    const args = { p_question: question, p_embedding: vector, p_model: embedder.model, p_limit: MOST_FOUND };
    return readFoundPassages(await database.call('search_passages', args));
  };
}
