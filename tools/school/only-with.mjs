// Parts of documents that are there only while the school teaches online, marked where they stand.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MARK = / *# only with online$/;
/** `at a center{online? or online}`, `{online? three|two}`; within may stand placeholders. */
const CHOICE = /\{online\?((?:[^{}|\n]|\{[^{}]*\})*)(?:\|((?:[^{}|\n]|\{[^{}]*\})*))?\}/g;

/** The mark alone at the top of a document or in a page's head; a page for online alone needs none. */
const WHOLE = /^(?:# only with online\n|---\n(?:(?!---).*\n)*?(?:# only with online|for: online)\n)/;

const headlineLevel = (line) => /^(#+) /.exec(line)?.[1].length ?? 0;
const indentOf = (line) => /^ */.exec(line)[0].length;

/** Whether a line still belongs to the marked one: the section of a headline, or what is indented deeper. */
const belongs = (line, marked, isMarkdown) =>
  isMarkdown && headlineLevel(marked) > 0
    ? headlineLevel(line) === 0 || headlineLevel(line) > headlineLevel(marked)
    : line.trim() === '' || indentOf(line) > indentOf(marked);

/**
 * A document without what is said only of the lessons at home, or with it; each line stays at its number.
 *
 * `# only with online` behind a line takes this line and what belongs to it out, alone at the top the whole document.
 * `{online? ...|...}` are words with and without.
 *
 * @returns null where nothing is left.
 */
export function withOrWithoutOnline(text, hasOnline, isMarkdown = false) {
  const lines = text
    .replace(CHOICE, (_, online, without = '') => (hasOnline ? online : without))
    .split('\n');
  if (hasOnline) return lines.map((line) => line.replace(MARK, '')).join('\n');
  if (WHOLE.test(text)) return null;
  let marked = null;
  let inBlock = false;
  return lines
    .map((line) => {
      if (line.startsWith('```')) inBlock = !inBlock;
      const isOf = marked !== null && belongs(inBlock ? line.replace(/^#/, ' ') : line, marked, isMarkdown);
      if (isOf) return '';
      marked = MARK.test(line) ? line : null;
      return marked === null ? line : '';
    })
    .join('\n');
}

/** The text of a school's document as it holds for the school; null where it is not there at all. */
export const readSource = (school, file) =>
  withOrWithoutOnline(
    readFileSync(file, 'utf8'),
    existsSync(join(school, 'branches/online.yaml')),
    file.endsWith('.md'),
  );
