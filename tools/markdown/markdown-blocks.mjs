// Markdown text to typed blocks: the `Block` of libs/school/src/content.ts. Runs when the site is built, never in a browser.
import { fromMarkdown } from 'mdast-util-from-markdown';

const RULE = '---';
const OWN_ID = /\s*\{#([\w-]+)\}$/;
/** What Markdown takes for words, and is meant as something else. */
const SLIPS = [
  {
    pattern: /\]\(|\[[^\]]*$|\] \((?:[/#]|https?:)| -> [/#]/,
    sentence: 'a link is written [words](/address), with all its brackets and no blank between them',
  },
  {
    pattern: /^#{1,6}[^\s#]/m,
    sentence: 'a blank is missing behind the signs of this headline: "## Title"',
  },
  {
    pattern: /^(?:TODO|TBD|FIXME|XXX)\b|\blorem ipsum\b/m,
    sentence: 'this is not finished',
  },
];

/** What is wrong with plain words; undefined: nothing. */
export const wordsProblem = (words) => SLIPS.find(({ pattern }) => pattern.test(words))?.sentence;

const NAMES = {
  link: 'a link',
  list: 'a list',
  strong: '**strong** words',
  emphasis: '*emphasised* words',
  image: 'a picture',
  html: 'HTML',
  code: 'code',
  inlineCode: 'code',
  blockquote: 'a quotation',
  heading: 'a headline',
  thematicBreak: 'a line',
};

/** What a part of Markdown is called. */
export const nameOf = ({ type }) => NAMES[type] ?? 'something else';

const LEADS_ON = /^(?:[/#]|https:\/\/|mailto:|tel:)/;

/** What is wrong with where a link leads; undefined: nothing. */
export const linkProblem = ({ url }) => {
  if (LEADS_ON.test(url)) return undefined;
  return url === ''
    ? 'this link leads nowhere: write an address between its round brackets'
    : `a link leads to a page such as /camps, or begins with https://, not "${url}"`;
};

/** `Mill School`: mill-school. */
export const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const plain = (node) => node.value ?? node.children?.map(plain).join('') ?? '';
const inOneLine = (text) => text.replace(/\s*\n\s*/g, ' ');

/** Head and body, and how many lines stand above the body; null without a head that is closed. */
export function splitHead(text) {
  const lines = text.split('\n');
  const end = lines[0] === RULE ? lines.indexOf(RULE, 1) : -1;
  return end < 0
    ? null
    : { head: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n'), above: end + 1 };
}

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

function inlineOf(node, at) {
  if (node.type === 'text') {
    const wrong = wordsProblem(node.value);
    if (wrong !== undefined) at.tell(node, wrong);
    return inOneLine(node.value);
  }
  const words = inOneLine(plain(node));
  if (node.type === 'strong') return { strong: words };
  if (node.type === 'emphasis') return { emphasis: words };
  if (node.type === 'link') {
    const wrong = linkProblem(node);
    if (wrong !== undefined) at.tell(node, wrong);
    return { label: words, href: node.url };
  }
  at.tell(node, `expected words, **strong** or *emphasised* ones, or a [link](/page), not ${nameOf(node)}`);
  return words;
}

const inlinesOf = (parent, at) => parent.children.map((node) => inlineOf(node, at));

function itemOf(item, at) {
  const [only, ...more] = item.children;
  if (only?.type === 'paragraph' && more.length === 0) return inlinesOf(only, at);
  at.tell(item, 'expected a list item of one paragraph');
  return [];
}

const cellsOf = (row) =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
const isTable = (text) => /^\|.*\|\n\|[-:| ]+\|(\n|$)/.test(text);

/** A table of GitHub's kind, which plain Markdown takes for a paragraph. */
function tableOf(text, node, at) {
  const [head = '', , ...rows] = text.split('\n').map((row) => row.trim());
  const columns = cellsOf(head);
  return {
    kind: 'table',
    columns,
    rows: rows.map((row, index) => {
      const cells = cellsOf(row);
      const inRow = { tell: (_cell, message) => at.tell(node, message, index + 2) };
      if (cells.length !== columns.length)
        inRow.tell(row, `expected ${columns.length} cells, got ${cells.length}`);
      return cells.map((cell) => {
        const [paragraph] = fromMarkdown(cell).children;
        return paragraph === undefined ? [] : inlinesOf(paragraph, inRow);
      });
    }),
  };
}

function headingOf(node, at) {
  const { id, title, wrong } = headlineOf(node);
  if (node.depth !== 2) at.tell(node, `expected a heading with two signs (## Title), got ${node.depth}`);
  else if (wrong !== undefined) at.tell(node, wrong);
  return { kind: 'heading', id, text: title };
}

function blockOf(node, source, at) {
  if (node.type === 'heading') return [headingOf(node, at)];
  if (node.type === 'list') {
    const items = node.children.map((item) => itemOf(item, at));
    return [{ kind: 'list', ordered: node.ordered === true, items }];
  }
  if (node.type === 'paragraph') {
    const text = source.slice(node.position.start.offset, node.position.end.offset);
    return [isTable(text) ? tableOf(text, node, at) : { kind: 'paragraph', words: inlinesOf(node, at) }];
  }
  at.tell(node, `expected headings, paragraphs, lists and tables, not ${nameOf(node)}`);
  return [];
}

/**
 * The blocks of a Markdown text. A heading's id is made of its words unless it ends in `{#id}`.
 *
 * @param {string} source
 * @param {number} [firstLine] the number of the text's first line in its file.
 * @param {(line: number, message: string) => void} [tell] takes what no page shows: pictures, code, HTML, deeper headings, an id
 *   that is used twice; of each the first on a line.
 */
export function readBlocks(source, firstLine = 1, tell = () => undefined) {
  const told = new Set();
  const at = {
    tell: (node, message, below = 0) => {
      const line = node.position.start.line + firstLine - 1 + below;
      if (!told.has(line)) tell(line, message);
      told.add(line);
    },
  };
  const seen = new Set();
  return fromMarkdown(source).children.flatMap((node) => {
    const blocks = blockOf(node, source, at);
    for (const { kind, id } of blocks) {
      if (kind !== 'heading') continue;
      if (seen.has(id)) at.tell(node, `expected an id of its own, '${id}' is taken`);
      seen.add(id);
    }
    return blocks;
  });
}
