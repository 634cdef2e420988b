// What a school writes as Markdown below a head: faq/*.md, news/*.md, terms/*.md and privacy.md.
import { fromMarkdown } from 'mdast-util-from-markdown';

import { describePictures, placeholderMistakes, textsIn } from '../school/block-values.mjs';
import { headlineOf, linkProblem, plain, readBlocks, wordsProblem } from './markdown-blocks.mjs';
import { readHead } from './read-head.mjs';

/** A headline in braces is a question that the site answers from the facts. */
const FACT_QUESTION = /^\{([\w-]+)\}$/;
const FACT_HEADLINE = /^## \{[\w-]+\}$/;

/** The text of a legal document under its headlines. */
function legalBody(body, firstLine, tell) {
  const sections = [];
  const blocks = readBlocks(body, firstLine, tell);
  if (blocks.length > 0 && blocks[0].kind !== 'heading')
    tell(firstLine, 'expected a headline (## Title) first');
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ id: block.id, title: block.text, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return { value: { sections } };
}

function newsBody(body, firstLine, tell) {
  if (body.trim() === '') tell(firstLine, 'expected some text below the head');
  return { value: { blocks: readBlocks(body, firstLine, tell) } };
}

const isLinks = ({ children }) =>
  children.every((node) => node.type === 'link' || (node.type === 'text' && node.value.trim() === ''));

const ANSWER = {
  blockquote: (item, node) => {
    item.asked = [...(item.asked ?? []), ...node.children.flatMap((asked) => plain(asked).split('\n'))];
  },
  paragraph: (item, node) => {
    if (isLinks(node)) {
      const links = node.children.filter(({ type }) => type === 'link');
      item.links = [...(item.links ?? []), ...links.map((link) => ({ label: plain(link), href: link.url }))];
      return links.map(linkProblem).find((wrong) => wrong !== undefined);
    }
    item.answer.push(plain(node).replace(/\s*\n\s*/g, ' '));
    return node.children.every(({ type }) => type === 'text' || type === 'break')
      ? wordsProblem(plain(node))
      : 'an answer has plain words; a link stands on a line of its own below it';
  },
};

/** Questions with their answers: `>` is what parents also say, a line of links leads on, all other lines answer. */
function faqBody(body, firstLine, tell, { FACT_QUESTIONS, nearestName }) {
  const items = [];
  const anchors = [];
  /** Questions that nobody has answered so far, with their lines. */
  const open = new Map();
  const nodes = fromMarkdown(body).children;
  const lineOf = (node) => node.position.start.line + firstLine - 1;
  const isQuestion = (node) => node?.type === 'heading' && node.depth === 2;
  if (nodes.length > 0 && nodes[0].type !== 'heading')
    tell(lineOf(nodes[0]), wordsProblem(plain(nodes[0])) ?? 'expected a question (## What ...?) above this');
  nodes.forEach((node) => {
    if (isQuestion(node) || node.type === 'heading') {
      if (!isQuestion(node)) tell(lineOf(node), 'a question begins with two signs: "## What ...?"');
      const [, fact] = FACT_QUESTION.exec(plain(node)) ?? [];
      const { id, title, wrong } = headlineOf(node);
      items.push(fact ?? { id, question: title, answer: [] });
      anchors.push({ id: fact ?? id, line: lineOf(node) });
      if (fact !== undefined && !FACT_QUESTIONS.includes(fact)) {
        const near = nearestName(fact, FACT_QUESTIONS);
        tell(
          lineOf(node),
          `the site answers no question {${fact}}${near === undefined ? '' : `; did you mean {${near}}?`}`,
        );
      } else if (wrong !== undefined) tell(lineOf(node), wrong);
      else if (fact === undefined) open.set(items.at(-1), lineOf(node));
      return;
    }
    const item = items.at(-1);
    if (item === undefined) return;
    if (typeof item === 'string') {
      tell(lineOf(node), 'expected a question (## What ...?) above this');
      return;
    }
    const add = ANSWER[node.type];
    const wrong =
      add === undefined
        ? 'expected an answer in plain words, a line of links, or "> another way to ask"'
        : add(item, node);
    if (wrong !== undefined) tell(lineOf(node), wrong);
    // Other ways to ask are no answer; what is wrong in one is told there.
    if (wrong !== undefined || item.answer.length > 0 || item.links !== undefined) open.delete(item);
  });
  for (const [{ question }, line] of open) tell(line, `nobody answers "${question}"`);
  if (nodes.length === 0) tell(firstLine, 'expected a question (## What ...?) below the head');
  return { value: { items }, anchors };
}

const BODIES = { faq: faqBody, news: newsBody, terms: legalBody };

/**
 * Reads one document.
 *
 * @param {{ file: string, text: string, kind: 'faq' | 'news' | 'terms' }} document
 * @param {object} school `library` (libs/school/documents), `pictures` (which there are, and what they show).
 * @returns {{ value?: object, mistakes: object[], anchors?: object[], links: object[], fill: (words: object) => object[] }} `links`: where it
 *   leads, each with the mistake that it leads nowhere; `anchors`: the addresses of its questions with their lines; `fill` tells placeholders that are none.
 */
export function readMarkdown({ file, text, kind }, { library, pictures }) {
  const at = (line, message) => ({ file, line, column: 1, message });
  const { split, head, mistakes: inHead } = readHead({ file, text }, kind, library);
  if (split === null) return { mistakes: inHead, links: [], fill: () => [] };
  const mistakes = head.ok
    ? describePictures(head.value.value, head.value.mistakeAt, pictures, library)
    : [...inHead];
  const { value: body, anchors } = BODIES[kind](
    split.body,
    split.above + 1,
    (line, message) => mistakes.push(at(line, `${message}.`.replace('?.', '?'))),
    library,
  );
  const page = file.endsWith('/privacy.md') ? 'privacy' : kind;
  const isQuestion = (_name, line) => FACT_HEADLINE.test(text.split('\n')[line - 1]);
  return {
    mistakes,
    anchors,
    ...(mistakes.length === 0 && { value: { ...head.value.value, ...body } }),
    links: [
      ...(head.ok
        ? linksOf(head.value.value, page, ({ path }) => head.value.mistakeAt.bind(null, path))
        : []),
      ...linksOf(
        body,
        page,
        ({ to }) =>
          (message) =>
            at(lineOf(text, to), message),
      ),
    ],
    fill: (words) => placeholderMistakes({ file, text }, { ...words, library }, isQuestion),
  };
}

const lineOf = (text, words) => text.split('\n').findIndex((line) => line.includes(words)) + 1;

/** Where a value leads, each with what makes a mistake of it. @param page the one that its own `#headlines` are of. */
const linksOf = (value, page, mistakeOf) =>
  textsIn(value).flatMap(([path, to]) =>
    path.at(-1) === 'href' && /^[/#]/.test(to) ? [{ to, page, mistake: mistakeOf({ path, to }) }] : [],
  );
