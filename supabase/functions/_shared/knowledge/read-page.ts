import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';

/** A piece of a page that answers a question by itself. */
export type Passage = {
  /** Heading or question that it stands under. */
  heading: string;
  /** Id of the nearest place in the page that a link can point to; empty for the page itself. */
  anchor: string;
  content: string;
  /** Whether the page marks it as standing in for the real thing (D-23). */
  sample: boolean;
  /** Other ways to ask for it, which the page does not show. */
  asked: readonly string[];
};

export type PageText = {
  title: string;
  /** What the page is about, in its own words: the first heading, or else the title. */
  topic: string;
  passages: readonly Passage[];
};

/** Navigation, controls and decoration: they say nothing about the school. */
const SKIPPED = [
  'script, style, noscript, template, svg, nav, form, button, select, textarea, iframe, dialog, canvas, pre, code, figure',
  '[hidden], [aria-hidden=true], [role=navigation], [role=tablist], [data-not-for-search]',
].join();
const BLOCKS = new Set(
  (
    'address article aside blockquote br caption dd div dl dt figcaption footer header hr li main ol p ' +
    'section table tbody thead tr ul'
  ).split(' '),
);
const CELLS = new Set(['td', 'th']);
const HEADING = /^h[1-6]$/;

/** On the badge that says "Sample". */
const SAMPLE_MARK = 'data-sample';

/** On a folded question: its other phrasings, one on each line. */
const ASKED_MARK = 'data-asked';

/** Shorter pieces are labels and buttons, not answers. */
const SHORTEST_CHARACTERS = 25;

/**
 * The readable text of a prerendered page: a passage for each heading, and one for each folded question, so that a
 * question from the FAQ is found as itself.
 *
 * @param html the whole page.
 */
export function readPage(html: string): PageText {
  // Code samples are markup like the rest, not raw text.
  const page = parse(html, { blockTextElements: { script: true, style: true, noscript: true } });
  const title = tidy(page.querySelector('title')?.textContent ?? '').replace(/\s+[|–-]\s+[^|–-]+$/, '');
  for (const element of page.querySelectorAll(SKIPPED)) element.remove();
  const reader = new PageReader();
  reader.read(page.querySelector('main') ?? page.querySelector('body') ?? page);
  const first = page.querySelector('h1');
  return { title, topic: first === null ? title : headingOf(first), passages: reader.passages() };
}

type Section = { heading: string; anchor: string; text: string; sample: boolean; asked: readonly string[] };

/** Walks the page in reading order and cuts it where a heading starts. */
class PageReader {
  readonly #sections: Section[] = [];
  #current: Section = { heading: '', anchor: '', text: '', sample: false, asked: [] };

  read(element: HTMLElement): void {
    let before: Node | null = null;
    for (const node of element.childNodes) {
      // Two elements side by side are two words, whatever the style sheet puts between them.
      if (before instanceof HTMLElement && node instanceof HTMLElement) this.#current.text += ' ';
      this.#visit(node);
      before = node;
    }
  }

  passages(): readonly Passage[] {
    return [...this.#sections, this.#current].flatMap(({ heading, anchor, text, sample, asked }) =>
      splitPassage(tidy(text))
        .filter((content) => content.length >= SHORTEST_CHARACTERS)
        .map((content) => ({ heading, anchor, content, sample, asked })),
    );
  }

  #visit(node: Node): void {
    if (node instanceof TextNode) this.#current.text += node.text.replace(/\s+/g, ' ');
    if (!(node instanceof HTMLElement)) return;
    const tag = node.rawTagName.toLowerCase();
    if (node.hasAttribute(SAMPLE_MARK)) {
      this.#current.sample = true;
      return;
    }
    if (BLOCKS.has(tag) && hasOnlyLinks(node)) return;
    if (tag === 'a' && standsAlone(node)) return;
    if (HEADING.test(tag))
      this.#start(headingOf(node), anchorOf(node), node.querySelector(`[${SAMPLE_MARK}]`) !== null);
    else if (tag === 'details') this.#readFolded(node);
    else if (CELLS.has(tag)) this.#readWithin(node, ' ', '; ');
    else if (tag === 'dt') this.#readWithin(node, '\n', ': ');
    else if (tag === 'dd') this.#readWithin(node, '', '\n');
    else if (BLOCKS.has(tag)) this.#readWithin(node, '\n', '\n');
    else this.read(node);
  }

  #readWithin(element: HTMLElement, before: string, after: string): void {
    this.#current.text += before;
    this.read(element);
    this.#current.text += after;
  }

  /** A folded answer is a section of its own; what follows belongs to the heading before it again. */
  #readFolded(details: HTMLElement): void {
    const outer = this.#current;
    const summary = details.querySelector('summary');
    this.#start(tidy(summary?.textContent ?? ''), anchorOf(details));
    this.#current.asked = (details.getAttribute(ASKED_MARK) ?? '').split('\n').filter(Boolean);
    for (const node of details.childNodes) if (node !== summary) this.#visit(node);
    this.#start(outer.heading, outer.anchor);
  }

  #start(heading: string, anchor: string, sample = false): void {
    this.#sections.push(this.#current);
    this.#current = { heading, anchor, text: '', sample, asked: [] };
  }
}

/** The words of a heading without the badge beside them. */
function headingOf(heading: HTMLElement): string {
  const words = heading.childNodes.filter(
    (node) => !(node instanceof HTMLElement && node.hasAttribute(SAMPLE_MARK)),
  );
  return tidy(words.map((node) => node.textContent).join(' '));
}

/** A block that only leads elsewhere - buttons, cards, lists of links - answers nothing by itself. */
function hasOnlyLinks(block: HTMLElement): boolean {
  const links = block.querySelectorAll('a, button');
  const inLinks = links.reduce((sum, link) => sum + lettersOf(link), 0);
  return links.length > 0 && inLinks >= lettersOf(block);
}

/** A link beside paragraphs leads on; a link inside a sentence belongs to it. */
function standsAlone(link: HTMLElement): boolean {
  const nodes = link.parentNode?.childNodes ?? [];
  const beside = nodes.filter((node) => node !== link && node.textContent.trim() !== '');
  return beside.some((node) => node instanceof HTMLElement && BLOCKS.has(node.rawTagName.toLowerCase()));
}

function lettersOf(element: HTMLElement): number {
  return element.textContent.replace(/\s/g, '').length;
}

/** The element's own id, else that of the closest section or article around it; ids made by the renderer change. */
function anchorOf(element: HTMLElement): string {
  const ids = [element.id, element.closest('section[id], article[id], details[id]')?.id ?? ''];
  return ids.find((id) => /^[a-z]/i.test(id)) ?? '';
}

function tidy(text: string): string {
  return text
    .replaceAll('(opens in a new tab)', ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .replace(/(?:; ?|: ?)+(?=\n|$)/g, (sign) => (sign.startsWith(':') ? ':' : ''))
    .trim();
}

/** Longer passages blur what they are about. */
export const LONGEST_PASSAGE = 600;

/**
 * Cuts a text into pieces of at most 600 characters, between lines and sentences where it can. Nothing is lost but spaces.
 *
 * @example splitPassage('Short enough.') // ['Short enough.']
 */
export function splitPassage(text: string): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const sentence of sentencesOf(text)) {
    if (piece !== '' && piece.length + sentence.length > LONGEST_PASSAGE) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += sentence;
  }
  if (piece.trim() !== '') pieces.push(piece.trim());
  return pieces;
}

function sentencesOf(text: string): readonly string[] {
  const sentences = text.match(/[^\n.!?]*(?:[.!?](?!\s|$)[^\n.!?]*)*(?:[.!?]+\s*|\n+|$)/g) ?? [];
  return sentences.flatMap((sentence) => hardCut(sentence)).filter((sentence) => sentence !== '');
}

/** A sentence without an end in sight is cut between words. */
function hardCut(sentence: string): readonly string[] {
  if (sentence.length <= LONGEST_PASSAGE) return [sentence];
  const space = sentence.lastIndexOf(' ', LONGEST_PASSAGE - 1);
  const end = space > 0 ? space + 1 : LONGEST_PASSAGE;
  return [sentence.slice(0, end), ...hardCut(sentence.slice(end))];
}
