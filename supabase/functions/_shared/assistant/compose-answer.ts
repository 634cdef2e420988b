import { type BranchId, BRANCHES, CENTERS } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';

import { phrasesOf } from './facts/topic.ts';
import type { FoundPassage } from './found-passage.ts';
import type { Frame } from './question/frame.ts';
import { linkOf, quotePassage } from './quote-passage.ts';
import { type Scale, surenessOf } from './sureness.ts';

/** What an answer is made of: talk, facts of the libraries, a quotation, or only the closest that was found. */
export type AnswerKind = 'talk' | 'facts' | 'quote' | 'unsure';

export type Answer = { kind: AnswerKind; message: string };

export type AnswerParts = {
  frame: Frame;
  facts: string | null;
  /** Best first. */
  passages: readonly FoundPassage[];
  /** Of the embedding model that found them. */
  scale: Scale;
  /** Every amount and date that the libraries say today. */
  known: () => ReadonlySet<string>;
};

/**
 * The answer without a language model: facts of the libraries and nothing beside them, else one quotation, else a person
 * and the closest that was found.
 */
export function composeAnswer({ frame, facts, passages, scale, known }: AnswerParts): Answer {
  const say = phrasesOf(frame.language);
  const [best] = passages;
  const sureness = best === undefined ? 0 : surenessOf(best, scale);
  if (facts !== null) return { kind: 'facts', message: facts };
  const quote = best === undefined ? '' : quotePassage(best, frame.words, known(), say.sample);
  if (sureness >= scale.sure && !isOfAnotherCenter(quote, frame.branches)) {
    return { kind: 'quote', message: say.inEnglish === null ? quote : `${say.inEnglish}\n\n${quote}` };
  }
  const unsure = say.unsure(BRAND.phone.display);
  const closest = best === undefined ? '' : `\n\n${say.closest} ${linkOf(best)}`;
  return { kind: 'unsure', message: `${unsure}${closest}` };
}

/** What holds in one center is no answer to a question about another. */
function isOfAnotherCenter(quote: string, asked: readonly BranchId[]): boolean {
  if (asked.length === 0 || asked.some((id) => quote.includes(BRANCHES[id].name))) return false;
  return CENTERS.some(({ name }) => quote.includes(name));
}
