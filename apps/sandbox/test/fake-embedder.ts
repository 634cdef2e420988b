import type { Embedder } from '@kidcode/functions';

export type FakeEmbedder = Embedder & { texts: string[] };

/** A sentence model that knows words only: texts that share words are near each other. Remembers what it was asked. */
export function fakeEmbedder(model = 'words-512'): FakeEmbedder {
  const texts: string[] = [];
  return {
    model,
    texts,
    embed: (asked) => {
      texts.push(...asked);
      return Promise.resolve(asked.map(vectorOf));
    },
  };
}

function vectorOf(text: string): readonly number[] {
  const vector = Array<number>(512).fill(0);
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    const hash = Array.from(word).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 512, 7);
    vector[hash] = (vector[hash] ?? 0) + 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
