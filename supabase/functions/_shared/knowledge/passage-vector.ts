import type { Embedder } from './embedder.ts';

/** A passage with what its page is about. */
export type PassageWords = { topic: string; heading: string; content: string };

/**
 * A vector for each passage: the middle between that of its heading and that of the whole. A heading is short, as a
 * question is, and the page's topic says what "a club meeting" or "until when?" belongs to.
 */
export async function passageVectors(
  passages: readonly PassageWords[],
  embedder: Embedder,
): Promise<readonly (readonly number[])[]> {
  const headings = passages.map(({ topic, heading }) => heading || topic);
  const wholes = passages.map(({ topic, heading, content }) => `${topic}. ${heading}. ${content}`);
  const vectors = await embedder.embed([...headings, ...wholes]);
  return passages.map((_, index) => middle(vectors[index] ?? [], vectors[passages.length + index] ?? []));
}

/** Both count the same, whatever their length. */
function middle(one: readonly number[], other: readonly number[]): readonly number[] {
  const [first, second] = [unit(one), unit(other)];
  return first.map((value, index) => (value + (second[index] ?? 0)) / 2);
}

function unit(vector: readonly number[]): readonly number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
