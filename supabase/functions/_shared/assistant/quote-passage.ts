import { changeableWordsIn } from './changeable-words.ts';
import { addressOf, type FoundPassage } from './found-passage.ts';
import { plainWords } from './question/plain-words.ts';

const LONGEST_QUOTE = 300;

/**
 * A passage as a Markdown quotation in whole sentences, its question above it and a link to its place below. A sentence
 * with a price, a percentage or a date is quoted where the libraries say the same, else it is left out. What the page
 * marks as a sample is called one here too.
 *
 * @param question in plain words: a long passage is quoted from where it speaks of them.
 * @param known every amount and date that the libraries say today.
 */
export function quotePassage(
  passage: FoundPassage,
  question: string,
  known: ReadonlySet<string>,
  sample: string,
): string {
  const text = bestPart(
    sentencesOf(passage.content).filter((sentence) =>
      changeableWordsIn(sentence).every((word) => known.has(word)),
    ),
    question,
  );
  const mark = passage.sample ? ` (${sample})` : '';
  const link = `${linkOf(passage)}${mark}`;
  if (text === '') return link;
  const heading = passage.heading.endsWith('?') ? `**${plain(passage.heading)}**\n\n` : '';
  return `${heading}> ${plain(text)}\n\n${link}`;
}

/** A link to the place of a passage, named by its page and heading. */
export function linkOf(passage: FoundPassage): string {
  const { title, heading } = passage;
  const text = heading === '' || heading === title || heading.endsWith('?') ? title : `${title}: ${heading}`;
  return `[${plain(text)}](${addressOf(passage)})`;
}

function sentencesOf(text: string): readonly string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

const lengthOf = (sentences: readonly string[]): number => sentences.join(' ').length;

/** As many sentences as can be read at a glance: from the first one, or, of a long text, from the one nearest to the question. */
function bestPart(sentences: readonly string[], question: string): string {
  const asked = new Set(question.split(' ').filter((word) => word.length > 3));
  const shared = (sentence: string): number =>
    plainWords(sentence)
      .split(' ')
      .filter((word) => asked.has(word)).length;
  let start = 0;
  if (lengthOf(sentences) > LONGEST_QUOTE) {
    const scores = sentences.map(shared);
    start = Math.max(0, scores.indexOf(Math.max(...scores)));
  }
  const part: string[] = [];
  for (const sentence of sentences.slice(start)) {
    if (part.length > 0 && lengthOf([...part, sentence]) > LONGEST_QUOTE) break;
    part.push(sentence);
  }
  return shorten(part.join(' '));
}

/** Only a single sentence can still be too long. */
function shorten(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const space = text.lastIndexOf(' ', LONGEST_QUOTE);
  return `${text.slice(0, space > 0 ? space : LONGEST_QUOTE)} ...`;
}

/** Text as Markdown that shows exactly that text on one line. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~!]/g, '\\$&');
}
