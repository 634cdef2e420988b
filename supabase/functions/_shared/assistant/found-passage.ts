import { recordsOf, textIn } from '../json.ts';

/** A passage that the search found, the best one first. */
export type FoundPassage = {
  path: string;
  anchor: string;
  title: string;
  heading: string;
  content: string;
  /** Whether its page marks it as sample content (D-23). */
  sample: boolean;
  /** Whether it has every word of the question. */
  exact: boolean;
  /** Cosine similarity to the question; null without a vector. */
  score: number | null;
};

/** Reads the answer of `search_passages`. */
export function readFoundPassages(answer: unknown): readonly FoundPassage[] {
  return recordsOf(answer).map((row) => ({
    path: textIn(row, 'path'),
    anchor: textIn(row, 'anchor'),
    title: textIn(row, 'title'),
    heading: textIn(row, 'heading'),
    content: textIn(row, 'content'),
    sample: row['sample'] === true,
    exact: row['exact'] === true,
    score: typeof row['score'] === 'number' ? row['score'] : null,
  }));
}

/** Address of the place in the page where the passage stands. */
export function addressOf({ path, anchor }: Pick<FoundPassage, 'path' | 'anchor'>): string {
  return anchor === '' ? path : `${path}#${encodeURIComponent(anchor)}`;
}
