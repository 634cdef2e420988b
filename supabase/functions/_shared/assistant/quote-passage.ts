import { CHANGEABLE_WORDS } from './changeable-words.ts';
import { addressOf, type FoundPassage } from './found-passage.ts';

const LONGEST_QUOTE = 320;

/**
 * A passage as a Markdown quotation with a link to its place. Sentences with prices, percentages or dates are left out;
 * a passage that holds nothing else is only linked. What the page marks as a sample is called one here too.
 */
export function quotePassage(passage: FoundPassage): string {
  const text = shorten(
    sentencesOf(passage.content)
      .filter((sentence) => !CHANGEABLE_WORDS.test(sentence))
      .join(' '),
  );
  const mark = passage.sample ? ' (sample content)' : '';
  const link = `[${plain(linkText(passage))}](${addressOf(passage)})${mark}`;
  // Two sentences that say nothing of the kind may still meet as one that does.
  return text === '' || CHANGEABLE_WORDS.test(text) ? link : `> ${plain(text)}\n\n${link}`;
}

function linkText({ title, heading }: FoundPassage): string {
  return heading === '' || heading === title ? title : `${title}: ${heading}`;
}

function sentencesOf(text: string): readonly string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function shorten(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const space = text.lastIndexOf(' ', LONGEST_QUOTE);
  return `${text.slice(0, space > 0 ? space : LONGEST_QUOTE)} ...`;
}

/** Text as Markdown that shows exactly that text on one line. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~!]/g, '\\$&');
}
