// What a school writes as Markdown, read and checked: news/<id>.md, terms/<kind>.md and privacy.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { MarkdownProblem, readBlocks } from './markdown-blocks.mjs';
import { day, line, oneOf, optional, path, readHead, word } from './markdown-head.mjs';

const WORKSPACE = fileURLToPath(new URL('../..', import.meta.url));
const YES_OR_NO = oneOf({ yes: true, no: false, true: true, false: false });

const NEWS_HEAD = {
  title: line,
  day,
  until: optional(day),
  tag: line,
  picture: word,
  label: optional(line),
  href: optional(path),
  places: oneOf({ 'in-center': ['in-center'], online: ['online'], both: ['in-center', 'online'] }),
  sample: YES_OR_NO,
};

const LEGAL_HEAD = {
  kind: word,
  eyebrow: line,
  title: line,
  label: line,
  lead: line,
  changed: day,
  sample: YES_OR_NO,
};

/** A news item: `NewsFile` of libs/school. */
function readNews(source, file) {
  const { head, lines, body, bodyLine } = readHead(source, NEWS_HEAD);
  const { label, href, ...rest } = head;
  if ((label === null) !== (href === null)) {
    throw new MarkdownProblem(lines.label ?? lines.href, 'expected label and href together, or neither');
  }
  if (head.until !== null && head.until < head.day) {
    throw new MarkdownProblem(lines.until, `until: expected ${head.day} or a later day, got '${head.until}'`);
  }
  const blocks = readBlocks(body, bodyLine);
  if (blocks.length === 0) throw new MarkdownProblem(bodyLine, 'expected some text below the head');
  return { id: basename(file, '.md'), ...rest, link: label === null ? null : { label, href }, blocks };
}

/** A legal text: `LegalText` of libs/school, its blocks under their headings. */
function readLegal(source) {
  const { head, body, bodyLine } = readHead(source, LEGAL_HEAD);
  const sections = [];
  for (const block of readBlocks(body, bodyLine)) {
    if (block.kind === 'heading') sections.push({ id: block.id, title: block.text, blocks: [] });
    else if (sections.length === 0)
      throw new MarkdownProblem(bodyLine, 'expected a heading (## Title) first');
    else sections.at(-1).blocks.push(block);
  }
  return { ...head, sections };
}

/**
 * One Markdown file of a school as data.
 *
 * @param {string} source
 * @param {string} file its absolute path; the folder says what it is.
 * @throws {Error} `schools/x/news/y.md:3: expected ...`
 */
export function compileSchoolMarkdown(source, file) {
  try {
    return basename(dirname(file)) === 'news' ? readNews(source, file) : readLegal(source);
  } catch (problem) {
    if (!(problem instanceof MarkdownProblem)) throw problem;
    throw new Error(`${relative(WORKSPACE, file)}:${problem.line}:1: ${problem.message}`, { cause: problem });
  }
}

/** The Markdown files beside an `index.folder`, in the order of their names. */
export const markdownFilesOf = (index) =>
  readdirSync(dirname(index))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => join(dirname(index), name));

/**
 * What is wrong in the Markdown files of a school: the first mistake of each.
 *
 * @returns {readonly string[]} `schools/x/news/y.md:3:1: expected ...`
 */
export function markdownMistakes(school) {
  const folder = join(WORKSPACE, 'schools', school);
  const files = [join(folder, 'news'), join(folder, 'terms')]
    .filter((place) => existsSync(place))
    .flatMap((place) => markdownFilesOf(join(place, 'index.folder')));
  return [...files, join(folder, 'privacy.md')]
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      try {
        compileSchoolMarkdown(readFileSync(file, 'utf8'), file);
        return [];
      } catch (problem) {
        return [problem.message];
      }
    });
}

/** Whether a module is one that `loadSchoolMarkdown` makes. */
export const IS_SCHOOL_MARKDOWN = /[\\/]schools[\\/].*(\.md|[\\/]index\.folder)$/;

/**
 * The module that stands for a Markdown file, or with `index.folder` for all of its folder.
 *
 * @param {string} file
 * @returns {string} JavaScript source with a default export.
 */
export function loadSchoolMarkdown(file) {
  const read = (name) => compileSchoolMarkdown(readFileSync(name, 'utf8'), name);
  const value = file.endsWith('.md') ? read(file) : markdownFilesOf(file).map(read);
  return `export default ${JSON.stringify(value)};\n`;
}
