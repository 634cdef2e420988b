import { EMBEDDING_DIMENSIONS, vectorText } from './embedder.ts';
import { sessionEmbedder } from './session-embedder.ts';

describe('vectorText', () => {
  it('fills a shorter vector with zeros, which leaves its cosines as they were', () => {
    const vector = JSON.parse(vectorText([0.6, -0.8])) as number[];
    expect(vector).toHaveLength(EMBEDDING_DIMENSIONS);
    expect(vector.slice(0, 3)).toEqual([0.6, -0.8, 0]);
  });

  it.each([[[]], [[Number.NaN]], [[Infinity]], [Array<number>(513).fill(0)]])(
    'refuses a vector that the database was not made for',
    (vector) => {
      expect(() => vectorText(vector)).toThrow('knowledge: a vector of at most 512 numbers is expected');
    },
  );
});

describe('sessionEmbedder', () => {
  it("asks the host's model for one text after the other", async () => {
    const embedder = sessionEmbedder({ run: (text) => Promise.resolve([text.length, 1]) });
    expect(await embedder.embed(['a', 'bcd'])).toEqual([
      [1, 1],
      [3, 1],
    ]);
    expect(embedder.model).toBe('gte-small');
  });

  it('refuses an answer that is no vector', async () => {
    const embedder = sessionEmbedder({ run: () => Promise.resolve({ error: 'busy' }) });
    await expect(embedder.embed(['a'])).rejects.toThrow('answered no vector');
  });
});
