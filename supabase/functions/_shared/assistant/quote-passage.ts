import { addressOf, type FoundPassage } from './found-passage.ts';

const LONGEST_QUOTE = 320;

/** Amounts, percentages and calendar dates: only the libraries say these, a page's text may be older than they are. */
const CHANGEABLE =
  /\$\s?\d|\d\s?%|\b\d+ dollars?\b|\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.? \d{1,2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/;

/**
 * A passage as a Markdown quotation with a link to its place. Sentences with prices, percentages or dates are left out;
 * a passage that holds nothing else is only linked.
 */
export function quotePassage(passage: FoundPassage): string {
  const text = shorten(
    sentencesOf(passage.content)
      .filter((sentence) => !CHANGEABLE.test(sentence))
      .join(' '),
  );
  const link = `[${plain(linkText(passage))}](${addressOf(passage)})`;
  return text === '' ? link : `> ${plain(text)}\n\n${link}`;
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
