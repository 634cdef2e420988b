import type { Circumstances } from './circumstances';
import type { Deck } from './deck';
import type { Nearness } from './nearest';
import { mergeSlots, readSlots, type ReadSlots } from './slots';
import { afterGreeting, askingSentences, turnsElsewhere, withoutNumbers } from './split';
import { numberAt, plainText, wordsOf } from './words';

/** A question by itself: what it names, and how near each card is to its words. */
export type Question = ReadSlots & {
  plain: string;
  /** The words of the sentences that ask. */
  asking: readonly string[];
  /** The card that it is an example of. */
  exact: number | null;
  near: Nearness;
  /** It says itself that it is about something else. */
  isElsewhere: boolean;
  /** It is a part of a message that tells more. */
  isPart: boolean;
};

/** How much the sentences that ask weigh beside all that is told. */
const ASKING_SHARE = 0.2;
/** Reads a question once, for whatever stands before it. */
export function readQuestion(deck: Deck, asking: string, circumstances: Circumstances): Question {
  const question = withoutNumbers(afterGreeting(asking));
  const written = plainText(question);
  const plain = deck.spelled(written);
  const own = readSlots(question, circumstances);
  const spelled = plain === written ? own : readSlots(plain, circumstances);
  // Names of places are no slips: what is named as written counts more.
  const slots = mergeSlots(spelled.slots, own.slots);
  const asked = deck.spelled(plainText(askingSentences(question)));
  const whole = deck.index.near(plain);
  const near = asked === plain ? whole : blended(whole, deck.index.near(asked), ASKING_SHARE);
  const exact = deck.exact(plain) ?? deck.exact(written);
  const isElsewhere = turnsElsewhere(asking);
  return { ...spelled, plain, asking: wordsOf(asked), exact, slots, near, isElsewhere, isPart: false };
}

/** Two readings of one question as one. */
export const blended = (one: Nearness, other: Nearness, share: number): Nearness =>
  one.map((score, card) => (1 - share) * score + share * numberAt(other, card));
