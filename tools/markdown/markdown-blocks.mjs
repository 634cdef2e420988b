// Markdown text to typed blocks: the `Block` of libs/school/src/content/markdown.ts. Runs when the site is built, never in a browser.
import { fromMarkdown } from 'mdast-util-from-markdown';

/** What is wrong with a file, and on which of its lines. */
export class MarkdownProblem extends Error {
  constructor(line, message) {
    super(message);
    this.line = line;
  }
}

const RULE = '---';
const OWN_ID = /\s*\{#([\w-]+)\}$/;
/** A link whose bracket was not closed, which Markdown takes for words. */
export const OPEN_LINK = {
  pattern: /\]\(|\[[^\]]*$/,
  sentence: 'a link is written [words](/address), with all its brackets',
};

const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const plain = (node) => node.value ?? node.children?.map(plain).join('') ?? '';
const inOneLine = (text) => text.replace(/\s*\n\s*/g, ' ');

/** Head and body, and how many lines stand above the body; null without a head that is closed. */
export function splitHead(text) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines[0] === RULE ? lines.indexOf(RULE, 1) : -1;
  return end < 0
    ? null
    : { head: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n'), above: end + 1 };
}

export const NO_HEAD = 'expected a head: lines such as "title: ..." between two lines of three dashes.';

/** A headline's words, and its address: its own `{#id}` (`ownId`), else made of its words; `wrong`: a brace of it is open. */
export function headlineOf(node) {
  const words = plain(node);
  const title = words.replace(OWN_ID, '');
  const ownId = OWN_ID.exec(words)?.[1];
  return {
    title,
    id: ownId ?? slugOf(title),
    ownId,
    ...(title.includes('{#') && { wrong: 'the address of a headline ends it, as in "## Title {#name}"' }),
  };
}

function inlineOf(node, line) {
  if (node.type === 'text') {
    if (OPEN_LINK.pattern.test(node.value)) throw new MarkdownProblem(line(node), OPEN_LINK.sentence);
    return inOneLine(node.value);
  }
  const words = inOneLine(plain(node));
  if (node.type === 'strong') return { strong: words };
  if (node.type === 'emphasis') return { emphasis: words };
  if (node.type === 'link') return { label: words, href: node.url };
  throw new MarkdownProblem(
    line(node),
    `expected words, **strong** or *emphasised* ones, or a [link](/page), got ${node.type}`,
  );
}

const inlinesOf = (parent, line) => parent.children.map((node) => inlineOf(node, line));

function itemOf(item, line) {
  const [only, ...more] = item.children;
  if (only?.type !== 'paragraph' || more.length > 0) {
    throw new MarkdownProblem(line(item), 'expected a list item of one paragraph');
  }
  return inlinesOf(only, line);
}

const cellsOf = (row) =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
const isTable = (text) => /^\|.*\|\n\|[-:| ]+\|(\n|$)/.test(text);

/** A table of GitHub's kind, which plain Markdown takes for a paragraph. */
function tableOf(text, node, line) {
  const [head = '', , ...rows] = text.split('\n').map((row) => row.trim());
  const columns = cellsOf(head);
  return {
    kind: 'table',
    columns,
    rows: rows.map((row, index) => {
      const cells = cellsOf(row);
      if (cells.length !== columns.length) {
        throw new MarkdownProblem(
          line(node) + index + 2,
          `expected ${columns.length} cells, got ${cells.length}`,
        );
      }
      return cells.map((cell) => {
        const [paragraph] = fromMarkdown(cell).children;
        return paragraph === undefined ? [] : inlinesOf(paragraph, () => line(node) + index + 2);
      });
    }),
  };
}

function headingOf(node, line) {
  if (node.depth !== 2) {
    throw new MarkdownProblem(line(node), `expected a heading with two signs (## Title), got ${node.depth}`);
  }
  const { id, title, wrong } = headlineOf(node);
  if (wrong !== undefined) throw new MarkdownProblem(line(node), wrong);
  return { kind: 'heading', id, text: title };
}

function blockOf(node, source, line) {
  if (node.type === 'heading') return headingOf(node, line);
  if (node.type === 'list') {
    return {
      kind: 'list',
      ordered: node.ordered === true,
      items: node.children.map((item) => itemOf(item, line)),
    };
  }
  if (node.type === 'paragraph') {
    const text = source.slice(node.position.start.offset, node.position.end.offset);
    return isTable(text) ? tableOf(text, node, line) : { kind: 'paragraph', words: inlinesOf(node, line) };
  }
  throw new MarkdownProblem(line(node), `expected headings, paragraphs, lists and tables, got ${node.type}`);
}

/**
 * The blocks of a Markdown text. A heading's id is made of its words unless it ends in `{#id}`.
 *
 * @param {string} source
 * @param {number} [firstLine] the number of the text's first line in its file.
 * @throws {MarkdownProblem} for what no page shows: pictures, code, HTML, deeper headings, an id that is used twice.
 */
export function readBlocks(source, firstLine = 1) {
  const line = (node) => node.position.start.line + firstLine - 1;
  const seen = new Set();
  return fromMarkdown(source).children.map((node) => {
    const block = blockOf(node, source, line);
    if (block.kind === 'heading') {
      if (seen.has(block.id))
        throw new MarkdownProblem(line(node), `expected an id of its own, '${block.id}' is taken`);
      seen.add(block.id);
    }
    return block;
  });
}
