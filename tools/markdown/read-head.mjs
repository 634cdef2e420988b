// The head of a Markdown document of a school, by its folder.
import { splitHead } from './markdown-blocks.mjs';

const NO_HEAD = 'expected a head: lines such as "title: ..." between two lines of three dashes.';

/** What the documents of a folder are called. */
const KINDS = { pages: 'a page', news: 'a news item', terms: 'a legal text', faq: 'a topic of questions' };

/** A topic has no more in its head than a title, as the beginning of each other document. */
const isTopic = ({ head, body }) => /^title:.*\n*$/.test(head) && /^## /m.test(body) && !/^`{3}/m.test(body);

/**
 * Reads the head of one document.
 *
 * @param {{ file: string, text: string }} document
 * @param {string} kind 'pages', 'news', 'faq' or 'terms'.
 * @returns {{ mistakes: object[], split: object | null, head?: object }} `split`: null where the rest of the document is not to be
 *   read: it has no head, or stands in the folder of another kind.
 */
export function readHead({ file, text }, kind, { readDocument, pageHead, MARKDOWN_HEADS, UNREADABLE }) {
  const at = (line, message) => ({ split: null, mistakes: [{ file, line, column: 1, message }] });
  const unreadable = text.split('\n').findIndex((written) => UNREADABLE.test(written));
  if (unreadable >= 0)
    return at(unreadable + 1, 'letters cannot be read here; save this file as UTF-8 text.');
  const split = splitHead(text);
  if (split === null) return at(1, NO_HEAD);
  const readAs = (schema) => readDocument(schema, { file, text: split.head, linesAbove: 1 });
  const schemas = { pages: pageHead, ...MARKDOWN_HEADS };
  const head = readAs(schemas[kind]);
  if (head.ok) return { split, head, mistakes: [] };
  const meant = Object.keys(schemas).find(
    (other) => other !== kind && (other === 'faq' ? isTopic(split) : readAs(schemas[other]).ok),
  );
  return meant === undefined
    ? { split, head, mistakes: head.error }
    : at(1, `by its head this is ${KINDS[meant]}: it belongs to the folder ${meant}.`);
}
