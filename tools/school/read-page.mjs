// One page of a school: pages/<id>.md, a head of YAML, then headlines, text and fences with a block's name and its fields.
import { fromMarkdown } from 'mdast-util-from-markdown';

import { headlineOf, nameOf, plain, readBlocks, wordsProblem } from '../markdown/markdown-blocks.mjs';
import { readHead } from '../markdown/read-head.mjs';
import { describePictures, filled, placeholderMistakes, textsIn } from './block-values.mjs';

/** What belongs below a block stands inside of it: its own end is missing. */
const SWALLOWED = /^(?:#{1,3} |`{3,})/m;

const PLAIN = ['paragraph', 'text', 'break'];
/**
 * Reads one page.
 *
 * @param {{ file: string, id: string, text: string }} document
 * @param {object} school what it is read with: `library` (libs/school/documents), `blocks` of apps/web by their names, `hasPicture`, `alts` by picture.
 * @returns {{ mistakes: object[], facts?: object, head?: object, blocks?: object[], links: object[], courses: object[], fill: (words: (name: string) =>
 *   string | null | undefined) => object[] }} `links`: where the page leads, each with the mistake that it leads nowhere;
 *   `courses`: those that it names;
 *   `fill` puts words for placeholders, undefined where there is no such one, null where the fact is not stated.
 */
export function readPage({ file, id, text }, { library, blocks: known, hasPicture, alts }) {
  const { readDocument, pageFacts, didYouMean } = library;
  const { split, head, mistakes } = readHead({ file, text }, 'pages', library);
  if (split === null) return { mistakes, links: [], courses: [], fill: () => [] };
  const tell = (line, column, message) => mistakes.push({ file, line, column, message });
  const placed = [];
  const links = [];
  const courses = [];
  const lineOf = (node) => node.position.start.line + split.above;
  let headline = null;
  let prose = [];
  let isWhole = true;

  /** Words that stand for themselves: a band of text. */
  function flush() {
    if (prose.length > 0) {
      const [first] = prose;
      const source = split.body.slice(first.position.start.offset, prose.at(-1).position.end.offset);
      const line = lineOf(first);
      const words = readBlocks(source, line, (found, message) => tell(found, 1, `${message}.`));
      for (const [path, found] of textsIn(words)) {
        if (path.at(-1) === 'href' && /^[/#]/.test(found))
          links.push({ to: found, page: id, mistake: (message) => ({ file, line, column: 1, message }) });
      }
      placed.push({
        block: 'text',
        value: { ...(headline && { id: headline.ownId ?? headline.id, title: headline.title }), words },
        line: headline?.line ?? line,
      });
    } else if (headline) tell(headline.line, 1, `nothing stands under the headline "${headline.title}".`);
    headline = null;
    prose = [];
  }

  /** Words between a headline and its block are shown by the block, in its own type. */
  function lead() {
    for (const node of prose) {
      const wrong = wordsProblem(plain(node));
      if (wrong !== undefined) tell(lineOf(node), 1, `${wrong}.`);
      const found = [node, ...(node.children ?? [])].find(({ type }) => !PLAIN.includes(type));
      if (found)
        tell(
          lineOf(found),
          1,
          found.type === 'html'
            ? 'HTML is not shown: write words, and **strong** ones, links and lists below the block.'
            : `the words between a headline and its block are plain ones: move ${nameOf(found)} below the block.`,
        );
    }
    const words = prose
      .map(plain)
      .join(' ')
      .replace(/\s*\n\s*/g, ' ');
    prose = [];
    return words === '' ? {} : { lead: words };
  }

  /** What stood above a block that could not be read belongs to that block. */
  function forget() {
    isWhole = false;
    headline = null;
    prose = [];
  }

  /** @returns 'lost' where the rest of the page cannot be told apart from this block. */
  function readFence(node) {
    const line = lineOf(node);
    const name = node.lang;
    const source = split.body.slice(node.position.start.offset, node.position.end.offset);
    if (!/\n\s*`{3,}\s*$/.test(source) || SWALLOWED.test(node.value)) {
      tell(line, 1, `the block "${name}" that starts here has no closing line of three backticks.`);
      return 'lost';
    }
    const block = known[name];
    if (block === undefined) {
      forget();
      return tell(line, 4, `there is no block "${name}".${didYouMean(name, Object.keys(known))}`);
    }
    const read = readDocument(block.schema, { file, text: node.value, linesAbove: line });
    if (!read.ok) {
      forget();
      return mistakes.push(...read.error);
    }
    for (const { path, message } of block.check?.(read.value.value) ?? [])
      mistakes.push(read.value.mistakeAt(path, message));
    const takes = block.heading !== 'none';
    // A headline that was taken for words is told as that.
    if (block.heading === 'needed' && !headline && prose.some((node) => wordsProblem(plain(node))))
      return undefined;
    if (block.heading === 'needed' && !headline)
      return tell(line, 1, `a headline (## ...) is missing above the block "${name}".`);
    if (!takes || !headline) flush();
    const { id: ownId, where, 'instead of samples': isSubstitute, ...value } = read.value.value;
    const words = headline ? { title: headline.title, ...lead() } : {};
    const anchor = ownId ?? headline?.ownId ?? block.anchor ?? headline?.id;
    const top = headline?.line ?? line;
    headline = null;
    mistakes.push(...describePictures(value, read.value.mistakeAt, { hasPicture, alts }, library));
    for (const [path, found] of textsIn(value)) {
      if (path.at(-1) === 'to' && /^[/#]/.test(found))
        links.push({ to: found, page: id, mistake: (message) => read.value.mistakeAt(path, message) });
      if (path.at(-2) === 'courses')
        courses.push({ name: found, mistake: (message) => read.value.mistakeAt(path, message) });
    }
    placed.push({
      block: name,
      value: { ...(anchor && { id: anchor }), ...words, ...value },
      where,
      samples: value.sample === true ? true : isSubstitute ? false : undefined,
      line: top,
    });
  }

  let isLost = false;
  for (const node of fromMarkdown(split.body).children) {
    if (node.type === 'heading') {
      if (headline || prose.length > 0) flush();
      const { wrong, ...title } = headlineOf(node);
      if (wrong !== undefined) tell(lineOf(node), 1, `${wrong}.`);
      headline = { ...title, line: lineOf(node) };
    } else if (node.type === 'code' && node.lang) {
      isLost = readFence(node) === 'lost';
      if (isLost) break;
    } else if (node.type === 'code' || node.type === 'html') {
      forget();
      tell(
        lineOf(node),
        1,
        `expected text, a headline, or a fence with the name of a block behind its three backticks, not ${nameOf(node)}.`,
      );
    } else prose.push(node);
  }
  // After such an error, what stands above it is noise.
  if (isLost) forget();
  else flush();
  if (isWhole && placed.length === 0 && mistakes.length === 0)
    tell(split.above + 1, 1, 'expected some text or a block below the head.');

  const ids = placed.flatMap(({ value, line, where }) =>
    value.id === undefined ? [] : [{ id: value.id, line, where }],
  );
  // What is shown at the centers and what is shown online never stand on one page.
  const meet = (one, other) =>
    one.where === undefined || other.where === undefined || one.where === other.where;
  ids.forEach((one, index) => {
    const { id: own, line } = one;
    if (ids.slice(0, index).some((other) => other.id === own && meet(one, other)))
      tell(
        line,
        1,
        `two headlines of this page have the address "#${own}"; give one another: "## ... {#name}".`,
      );
  });

  /** `{where}`, `{place}` and `{branch}` of the head change with the address. */
  const isOwn = (name, line) => line <= split.above && ['where', 'place', 'branch'].includes(name);
  const fill = (wordsFor, names) => placeholderMistakes({ file, text }, { wordsFor, names, library }, isOwn);

  return {
    mistakes,
    links,
    courses,
    // Of a page that could not be read to its end, nobody knows where it can be led to, and where it leads.
    ...(isWhole && { anchors: ids.map(({ id: anchor }) => anchor) }),
    isWhole,
    fill,
    filled: (wordsFor) => placed.map((each) => ({ ...each, value: filled(each.value, wordsFor) })),
    ...(head.ok && {
      head: head.value.value,
      headMistake: head.value.mistakeAt,
      facts: (wordsFor) => filled(pageFacts(id, head.value.value), wordsFor),
    }),
  };
}
