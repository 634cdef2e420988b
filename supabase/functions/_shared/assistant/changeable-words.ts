const MONTHS =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';

/**
 * Amounts of money, percentages and calendar dates. Only the libraries say these: the text of a page, a question or a
 * language model may be wrong about them.
 */
export const CHANGEABLE_WORDS = new RegExp(
  [
    String.raw`\$\s?\d+(?:,\d{3})*(?:\.\d+)?`,
    String.raw`\d+(?:\.\d+)?\s?%`,
    String.raw`\b\d+(?:,\d{3})*(?:\.\d+)? (?:dollars?|percent|bucks)\b`,
    String.raw`\b(?:${MONTHS})\.? \d{1,2}\b`,
    String.raw`\b\d{1,2}\/\d{1,2}\/\d{2,4}\b`,
  ].join('|'),
);

/** Every such word of a text, without Markdown's emphasis. */
export function changeableWordsIn(text: string): readonly string[] {
  return text.replace(/[*_]/g, '').match(new RegExp(CHANGEABLE_WORDS.source, 'g')) ?? [];
}
