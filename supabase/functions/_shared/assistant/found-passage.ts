import * as v from 'valibot';

const TEXT = v.fallback(v.string(), '');

const FOUND_PASSAGE = v.object({
  path: TEXT,
  anchor: TEXT,
  title: TEXT,
  heading: TEXT,
  content: TEXT,
  /** Which share of the question's words it has, weighted by how rare they are: 0 to 1. */
  share: v.fallback(v.number(), 0),
});

/** A passage that the search found, the best one first. */
type FoundPassage = v.InferOutput<typeof FOUND_PASSAGE>;

const FOUND = v.fallback(v.array(FOUND_PASSAGE), []);

/** Reads the answer of `search_passages`. */
export const readFoundPassages = (answer: unknown): readonly FoundPassage[] => v.parse(FOUND, answer);

/** Text as Markdown that shows exactly that text on one line. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~!]/g, '\\$&');

/** A link to the place in the page where the passage stands, under its heading. */
export function linkTo({ path, anchor, title, heading }: FoundPassage): string {
  return `[${plain(heading || title)}](${anchor === '' ? path : `${path}#${encodeURIComponent(anchor)}`})`;
}
