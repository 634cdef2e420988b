/** Length of every vector in the database; the migration says the same. */
export const EMBEDDING_DIMENSIONS = 512;

/** Supabase's built-in sentence model; its vectors have 384 numbers. */
export const SUPABASE_MODEL = 'gte-small';

/** Google's Universal Sentence Encoder (lite), shipped with a package: no account, no download. */
export const LOCAL_SENTENCE_MODEL = 'universal-sentence-encoder-lite';

/** A sentence model. Vectors of different models never compare, so each row keeps the model's name. */
export type Embedder = {
  model: string;
  /** One vector for each text, each at most 512 long. */
  embed: (texts: readonly string[]) => Promise<readonly (readonly number[])[]>;
};

/**
 * A vector as the database reads it. A shorter one is filled with zeros, which leaves every cosine as it was.
 *
 * @throws when a vector is too long or holds something that is no number: a model that the database was not made for.
 */
export function vectorText(vector: readonly number[]): string {
  if (vector.length === 0 || vector.length > EMBEDDING_DIMENSIONS || !vector.every(Number.isFinite)) {
    throw new Error(`knowledge: a vector of at most ${EMBEDDING_DIMENSIONS} numbers is expected`);
  }
  const filled = [...vector, ...Array<number>(EMBEDDING_DIMENSIONS - vector.length).fill(0)];
  return `[${filled.map((value) => Number(value.toPrecision(7))).join(',')}]`;
}
