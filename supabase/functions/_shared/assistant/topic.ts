import type { SiteDay } from '@kidcode/scheduling';

/** Something the libraries know exactly: prices, dates, discounts, hours. The assistant takes these from nowhere else. */
export type Topic = {
  id: string;
  /** Whether a question is about it. */
  isAskedBy: (question: Question) => boolean;
  /** The facts in Markdown, with a link to the page that shows them. */
  tell: (question: Question, today: SiteDay) => string;
};

/** A question with what is needed to tell its topic. */
export type Question = {
  text: string;
  /** Lower case, words and digits only, one space between, one at each end: ` how much is the winter camp `. */
  words: string;
};

export function readQuestion(text: string): Question {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9$%]+/g, ' ')
    .trim();
  return { text, words: ` ${words} ` };
}

/** Whether the question has one of the words; an entry that ends in `*` also matches longer words. */
export function mentions({ words }: Question, ...entries: readonly string[]): boolean {
  return entries.some((entry) =>
    words.includes(entry.endsWith('*') ? ` ${entry.slice(0, -1)}` : ` ${entry} `),
  );
}
