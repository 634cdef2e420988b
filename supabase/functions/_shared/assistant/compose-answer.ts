import { BRAND } from '@kidcode/site';

import type { FoundPassage } from './found-passage.ts';
import { quotePassage } from './quote-passage.ts';

export type AnswerParts = {
  facts: readonly string[];
  /** Best first. */
  passages: readonly FoundPassage[];
};

/**
 * Below this similarity, and without a passage that has every word, the assistant says that it is not sure. No number
 * separates all real questions from foreign ones, so a weak find is still shown, as a guess.
 */
export const SURE_SCORE = 0.5;

const MOST_QUOTES = 2;

const PERSON = `To talk to a person: [contact us](/contact-us) or call ${BRAND.phone.display}.`;

/** Whether a find deserves to be called an answer. */
export function isSure({ exact, score }: FoundPassage): boolean {
  return exact || (score !== null && score >= SURE_SCORE);
}

/** The answer without a language model: facts of the libraries, then quotations with their links, then a person. */
export function composeAnswer({ facts, passages }: AnswerParts): string {
  const sure = passages.filter(isSure).slice(0, facts.length > 0 ? 1 : MOST_QUOTES);
  if (facts.length > 0) {
    const quotes = sure.length > 0 ? ['From our pages:', ...sure.map(quotePassage)] : [];
    return [...facts, ...quotes, PERSON].join('\n\n');
  }
  if (sure.length > 0) return ['Here is what our pages say:', ...sure.map(quotePassage), PERSON].join('\n\n');

  const guess = passages[0];
  const nearest = guess === undefined ? [] : ['The closest that I found:', quotePassage(guess)];
  return ['I am not sure that our pages answer this. A person at the center can.', PERSON, ...nearest].join(
    '\n\n',
  );
}
