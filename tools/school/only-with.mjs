// Parts of documents that are there only while the school has what they speak of, marked where they stand.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PART = '(online|teachers)';
const MARK = new RegExp(` *# only with ${PART}$`);
/** Words with and without it; within them may stand placeholders. */
const CHOICE = new RegExp(
  `\\{${PART}\\?((?:[^{}|\\n]|\\{[^{}]*\\})*)(?:\\|((?:[^{}|\\n]|\\{[^{}]*\\})*))?\\}`,
  'g',
);
const OPEN_CHOICE = new RegExp(`\\{${PART}\\?`);
/** The mark alone at the top of a document or of its head. */
const WHOLE = new RegExp(`^(?:---\\n)?# only with ${PART}\\n`);
/** The head of a page that has an address online alone: it needs no mark. */
const ONLINE_PAGE = /^---\n(?:(?!---).*\n)*?for: online\n/;

const headlineLevel = (line) => /^(#+) /.exec(line)?.[1].length ?? 0;
const indentOf = (line) => /^ */.exec(line)[0].length;

/** Whether a line still belongs to the marked one: the section of a headline, or what is indented deeper. */
const belongs = (line, marked) =>
  headlineLevel(marked) > 0
    ? headlineLevel(line) === 0 || headlineLevel(line) > headlineLevel(marked)
    : line.trim() === '' || indentOf(line) > indentOf(marked);

/**
 * A document without what is said only of something that the school does not have; each line stays at its number.
 *
 * `# only with online` behind a line takes this line and what belongs to it out, alone at the top the whole document. Of
 * `{online? and online|...}` the words before or behind the line stay.
 *
 * @param has `online`, `teachers`, or both.
 * @returns null where nothing is left.
 */
export function withoutMissing(text, has) {
  const isMissing = (part) => part !== undefined && !has.includes(part);
  if (isMissing(WHOLE.exec(text)?.[1]) || (ONLINE_PAGE.test(text) && isMissing('online'))) return null;
  let marked = null;
  let inBlock = false;
  return text
    .replace(CHOICE, (_, part, words, instead = '') => (isMissing(part) ? instead : words))
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) inBlock = !inBlock;
      // In a block of a page, a line with # is a note.
      if (marked !== null && belongs(inBlock ? line.replace(/^#/, ' ') : line, marked)) return '';
      const part = MARK.exec(line)?.[1];
      marked = isMissing(part) ? line : null;
      return marked === null ? line.replace(MARK, '') : '';
    })
    .join('\n');
}

/** The text of a file, whatever the editor that saved it puts at its beginning and at the ends of its lines. */
export const documentText = (file) =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

/** Where a choice of words begins that has no end, and would be shown as it is written. */
export const openChoice = (line) => line.replace(CHOICE, (all) => ' '.repeat(all.length)).search(OPEN_CHOICE);

/** What stands behind the last sign of a note, where it might be meant as a mark. */
const NOTE = /# *(only\b[^#]*)$/i;
const MARKS = ['only with online', 'only with teachers'];

/**
 * A mark that is misspelled, and would be taken for a note or for words.
 *
 * @param nearestName that of libs/school.
 * @returns where it begins, and the mark that is meant; null where there is none.
 */
export function misspelledMark(line, nearestName) {
  const found = NOTE.exec(line);
  // A headline of these very words is none.
  if (found === null || /^#+$/.test(line.slice(0, found.index))) return null;
  if (MARK.test(line) && found[1] === found[1].trimEnd()) return null;
  const meant = nearestName(found[1].trim(), MARKS);
  return meant === undefined ? null : { at: found.index, meant };
}

/** What a school has, of what documents name in such marks. */
function partsOf(school) {
  const online = existsSync(join(school, 'branches/online.yaml')) ? ['online'] : [];
  const teachers = existsSync(join(school, 'teachers')) ? readdirSync(join(school, 'teachers')) : [];
  const areThere = teachers.some(
    (name) => withoutMissing(documentText(join(school, 'teachers', name)), online) !== null,
  );
  return areThere ? [...online, 'teachers'] : online;
}

/** The text of a school's document as it holds for the school; null where it is not there at all. */
export const readSource = (school, file) => withoutMissing(documentText(file), partsOf(school));
