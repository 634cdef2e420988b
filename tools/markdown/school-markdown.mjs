// What a school writes as Markdown below a head: faq/*.md, news/*.md, terms/*.md and privacy.md.
import { fromMarkdown } from 'mdast-util-from-markdown';

import { describePictures, placeholderMistakes, textsIn } from '../school/block-values.mjs';
import { headlineOf, MarkdownProblem, NO_HEAD, plain, readBlocks, splitHead } from './markdown-blocks.mjs';

/** A headline in braces is a question that the site answers from the facts. */
const FACT_QUESTION = /^\{([\w-]+)\}$/;

/** The text of a legal document under its headlines. */
function legalBody(body, firstLine) {
  const sections = [];
  for (const block of readBlocks(body, firstLine)) {
    if (block.kind === 'heading') sections.push({ id: block.id, title: block.text, blocks: [] });
    else if (sections.length === 0)
      throw new MarkdownProblem(firstLine, 'expected a headline (## Title) first');
    else sections.at(-1).blocks.push(block);
  }
  return { sections };
}

function newsBody(body, firstLine) {
  const blocks = readBlocks(body, firstLine);
  if (blocks.length === 0) throw new MarkdownProblem(firstLine, 'expected some text below the head');
  return { blocks };
}

const isLinks = ({ children }) =>
  children.every((node) => node.type === 'link' || (node.type === 'text' && node.value.trim() === ''));

/** Questions with their answers: `>` is what parents also say, a line of links leads on, all other lines answer. */
function faqBody(body, firstLine, { factQuestions, nearestName }) {
  const items = [];
  const lines = new Map();
  for (const node of fromMarkdown(body).children) {
    const line = node.position.start.line + firstLine - 1;
    if (node.type === 'heading' && node.depth === 2) {
      const [, fact] = FACT_QUESTION.exec(plain(node)) ?? [];
      if (fact !== undefined && !factQuestions.includes(fact)) {
        const near = nearestName(fact, factQuestions);
        throw new MarkdownProblem(
          line,
          `the site answers no question {${fact}}${near === undefined ? '' : `; did you mean {${near}}?`}`,
        );
      }
      const { id, title, wrong } = headlineOf(node);
      if (wrong !== undefined) throw new MarkdownProblem(line, wrong);
      const item = fact ?? { id, question: title, answer: [] };
      lines.set(item, line);
      items.push(item);
      continue;
    }
    const item = items.at(-1);
    if (typeof item !== 'object')
      throw new MarkdownProblem(line, 'expected a question (## What ...?) above this');
    if (node.type === 'blockquote')
      item.asked = [...(item.asked ?? []), ...node.children.flatMap((asked) => plain(asked).split('\n'))];
    else if (node.type !== 'paragraph')
      throw new MarkdownProblem(
        line,
        'expected an answer in plain words, a line of links, or "> another way to ask"',
      );
    else if (isLinks(node))
      item.links = [
        ...(item.links ?? []),
        ...node.children.flatMap((link) =>
          link.type === 'link' ? [{ label: plain(link), href: link.url }] : [],
        ),
      ];
    else if (node.children.some(({ type }) => type !== 'text' && type !== 'break'))
      throw new MarkdownProblem(
        line,
        'an answer has plain words; a link stands on a line of its own below it',
      );
    else item.answer.push(plain(node).replace(/\s*\n\s*/g, ' '));
  }
  const silent = items.find((item) => typeof item === 'object' && item.answer.length === 0);
  if (silent !== undefined)
    throw new MarkdownProblem(lines.get(silent), `nobody answers "${silent.question}"`);
  if (items.length === 0)
    throw new MarkdownProblem(firstLine, 'expected a question (## What ...?) below the head');
  return { items };
}

const BODIES = { faq: faqBody, news: newsBody, terms: legalBody };

/**
 * Reads one document.
 *
 * @param {{ file: string, text: string, kind: 'faq' | 'news' | 'terms' }} document
 * @param {object} school `library` (libs/school/documents), `pictures` (which there are, and what they show).
 * @returns {{ value?: object, mistakes: object[], links: object[], fill: (words: object) => object[] }} `links`: where it
 *   leads, each with the mistake that it leads nowhere; `fill` tells placeholders that are none.
 */
export function readMarkdown({ file, text, kind }, { library, pictures }) {
  const { readDocument, MARKDOWN_HEADS, nearestName } = library;
  const split = splitHead(text);
  const nothing = (mistakes) => ({ mistakes, links: [], fill: () => [] });
  const at = (line, message) => ({ file, line, column: 1, message });
  if (split === null) return nothing([at(1, NO_HEAD)]);
  const head = readDocument(MARKDOWN_HEADS[kind], { file, text: split.head, linesAbove: 1 });
  let body;
  const mistakes = head.ok
    ? describePictures(head.value.value, head.value.mistakeAt, { ...pictures, nearestName })
    : [...head.error];
  try {
    body = BODIES[kind](split.body, split.above + 1, { factQuestions: library.FACT_QUESTIONS, nearestName });
  } catch (problem) {
    if (!(problem instanceof MarkdownProblem)) throw problem;
    mistakes.push(at(problem.line, `${problem.message}.`.replace('?.', '?')));
  }
  if (!head.ok || body === undefined) return nothing(mistakes);
  const isQuestion = (_name, line) => FACT_QUESTION.test(text.split('\n')[line - 1].replace(/^## /, ''));
  return {
    mistakes,
    value: { ...head.value.value, ...body },
    links: linksOf(head.value.value, ({ path }) => head.value.mistakeAt.bind(null, path)).concat(
      linksOf(
        body,
        ({ to }) =>
          (message) =>
            at(lineOf(text, to), message),
      ),
    ),
    fill: (words) => placeholderMistakes({ file, text }, { ...words, nearestName }, isQuestion),
  };
}

const lineOf = (text, words) => text.split('\n').findIndex((line) => line.includes(words)) + 1;

/** Where a value leads, each with what makes a mistake of it. */
const linksOf = (value, mistakeOf) =>
  textsIn(value).flatMap(([path, to]) =>
    path.at(-1) === 'href' && to.startsWith('/') ? [{ to, mistake: mistakeOf({ path, to }) }] : [],
  );
