import type { AnswerCard } from '@kidcode/school';

import type { Circumstances } from './circumstances';
import type { Deck } from './deck';
import { type Find, findCards, readQuestion } from './find';
import { mergeSlots, NO_SLOTS } from './slots';
import { type Piece, splitQuestion } from './split';
import type { State } from './subject';
import { LIKELY } from './sureness';
import { plainText, wordsOf } from './words';

/** From which sureness on a part that is worded as a question is one of its own. */
const PART_SURE = 0.3;
/** From which sureness on a part that is not sure is offered. */
const PART_OFFERED = 0.25;
/** A part says less than a message: it is read after the part before it where that is no more than so much less sure. */
const AFTER = 0.2;
/** So many words of a message that asks are a question without its marks; more of them tell something. */
const SHORT_PIECE = 4;
/** How a sentence about a family begins. */
const TELLS = /^(?:my|our|we|i|im|he|she|they|mi|mis|nuestr\w+|yo|ella?)\b/i;
/** Parts of a message that are read: a parent's story is no list of questions. */
const MOST_PARTS = 8;

/** Whether a card may be offered beside another. */
export const isOffered = (card: AnswerCard | undefined): boolean =>
  card !== undefined && card.offered && card.kind !== 'talk';

/**
 * The parts of a message that are questions of their own, each read alone and after the one before it; `unsure` ones are offered, so
 * that none is dropped.
 */
export function partsOf(
  deck: Deck,
  message: string,
  whole: Find,
  before: State | null,
  circumstances: Circumstances,
): { sure: readonly Find[]; unsure: readonly Find[] } {
  const { branches, seasons, ages, kids, programs } = whole.slots;
  const shared = { ...NO_SLOTS, branches, seasons, ages, kids, programs };
  const sure: Find[] = [];
  const unsure: Find[] = [];
  const isKnown = (text: string): boolean => {
    const find = findCards(deck, readQuestion(deck, text, circumstances), null, circumstances);
    return find.sureness.first >= LIKELY;
  };
  const parts: Piece[] = [];
  const pieces = whole.isExact ? [] : splitQuestion(message);
  const asks = pieces.some(({ isSure }) => isSure);
  let told = '';
  for (const { text, isSure } of pieces.length > MOST_PARTS ? [] : pieces) {
    const last = parts.at(-1);
    const isShort = !TELLS.test(text) && wordsOf(plainText(text)).length <= SHORT_PIECE;
    if (isSure || (asks ? isShort && isKnown(text) : last === undefined || isKnown(text))) {
      parts.push({ text: `${told} ${text}`.trim(), isSure });
      told = '';
    } else if (last === undefined) told = `${told} ${text}`;
    else parts[parts.length - 1] = { ...last, text: `${last.text} ${text}` };
  }
  for (const { text: part, isSure: isSureQuestion } of parts.length < 2 ? [] : parts) {
    const own = readQuestion(deck, part, circumstances);
    const question = { ...own, slots: mergeSlots(shared, own.slots) };
    const alone = findCards(deck, question, before, circumstances);
    const last = sure.at(-1);
    const after =
      last === undefined ? alone : findCards(deck, question, { ...last, card: -1 }, circumstances);
    const find =
      after.sureness.first > alone.sureness.first - AFTER || (after.points && after.topic !== '')
        ? after
        : alone;
    const least = isSureQuestion ? PART_SURE : LIKELY;
    const isSure = find.sureness.first >= least;
    const isNew =
      isOffered(deck.cards[find.card]) && [...sure, ...unsure].every(({ card }) => card !== find.card);
    if (isNew && isSure) sure.push(find);
    else if (isNew && isSureQuestion && find.sureness.first >= PART_OFFERED) unsure.push(find);
  }
  // What the whole message is about stands first.
  const isSaid = sure.some(({ card }) => card === whole.card);
  return { sure: whole.sureness.first >= LIKELY && !isSaid ? [whole, ...sure] : sure, unsure };
}
