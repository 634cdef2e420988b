import * as v from 'valibot';

const TEXT = v.fallback(v.string(), '');
const FLAG = v.fallback(v.boolean(), false);

const FOUND_PASSAGE = v.object({
  path: TEXT,
  anchor: TEXT,
  title: TEXT,
  heading: TEXT,
  content: TEXT,
  /** Whether its page marks it as sample content (D-23). */
  sample: FLAG,
  /** Cosine similarity to the question; null without a vector. */
  score: v.fallback(v.nullable(v.number()), null),
  /** Which share of the question's words it has, weighted by how rare they are: 0 to 1. */
  share: v.fallback(v.number(), 0),
});

/** A passage that the search found, the best one first. */
export type FoundPassage = v.InferOutput<typeof FOUND_PASSAGE>;

const FOUND = v.fallback(v.array(FOUND_PASSAGE), []);

/** Reads the answer of `search_passages`. */
export const readFoundPassages = (answer: unknown): readonly FoundPassage[] => v.parse(FOUND, answer);

/** Address of the place in the page where the passage stands. */
export function addressOf({ path, anchor }: Pick<FoundPassage, 'path' | 'anchor'>): string {
  return anchor === '' ? path : `${path}#${encodeURIComponent(anchor)}`;
}
