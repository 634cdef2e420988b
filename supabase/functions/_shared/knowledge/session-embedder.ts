import { type Embedder, SUPABASE_MODEL } from './embedder.ts';

/** Supabase's own sentence model inside its edge runtime. */
export type EmbeddingSession = {
  run: (text: string, options: { mean_pool: boolean; normalize: boolean }) => Promise<unknown>;
};

/** The sentence model in production. Texts go one by one: the runtime has little memory. */
export function sessionEmbedder(session: EmbeddingSession): Embedder {
  return {
    model: SUPABASE_MODEL,
    embed: async (texts) => {
      const vectors: (readonly number[])[] = [];
      for (const text of texts)
        vectors.push(numbersOf(await session.run(text, { mean_pool: true, normalize: true })));
      return vectors;
    },
  };
}

function numbersOf(answer: unknown): readonly number[] {
  if (Array.isArray(answer) && answer.every((value): value is number => typeof value === 'number'))
    return answer;
  throw new Error('knowledge: the sentence model answered no vector');
}
