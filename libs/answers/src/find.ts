import { CENTER_IDS } from '@kidcode/branches';

import type { Circumstances } from './circumstances';
import type { Deck } from './deck';
import { mergeSlots, NO_SLOTS, readSlots, type Slots } from './slots';
import { type Evidence, surenessOf } from './sureness';
import { plainText, wordsOf } from './words';

/** What a conversation is: the last question, its card and its slots. */
export type State = { question: string; card: number; slots: Slots };

/** The cards nearest to a question. */
export type Find = State & {
  /** The nearest first, all cards. */
  ranked: readonly number[];
  /** How likely the nearest answers, 0 to 1; 1 for an example word for word. */
  sureness: number;
  evidence: Evidence;
  isExact: boolean;
};

/** A question of so many words can lean on the one before it. */
const SHORT = 7;

/** Words that ask nothing by themselves. */
const EMPTY = new Set(
  'and or but so then what whats about how for in on at the a an to of is are do does did you u your it its that this there have has with my our me we i ok okay please pls thanks also too same one ones other y o en de la el los las un una para con por que como es hay tambien entonces mi su se lo le al del cual would will can could'.split(
    ' ',
  ),
);

/** The nearest cards to a question, read with the turn before it where it leans on it. */
export function findCards(
  deck: Deck,
  question: string,
  before: State | null,
  circumstances: Circumstances,
): Find {
  const plain = plainText(question);
  const words = wordsOf(plain);
  const own = readSlots(question, circumstances);
  const hasOwnNoun = words.some((word) => deck.tells(word) && !EMPTY.has(word));
  const alone = evidenceOf(deck, plain, own.slots);
  const exact = deck.exact.get(plain);
  const rest = own.words.filter((word, at) => !own.used.has(at) && !EMPTY.has(word));
  const base = { question, isExact: false };
  if (before !== null && rest.length === 0 && (own.used.size > 0 || words.length > 0)) {
    // A place, a number or a day without a question of its own: the last card with other slots.
    const ranked = [before.card, ...alone.ranked.filter((card) => card !== before.card)];
    const slots = mergeSlots(before.slots, otherCenter(own.slots, words, before.slots));
    if (own.used.size > 0 || words.some((word) => word.startsWith('other') || word.startsWith('otr')))
      return { ...base, ranked, card: before.card, slots, sureness: 0.9, evidence: alone.evidence };
  }
  if (exact !== undefined && (before === null || hasOwnNoun || words.length > SHORT)) {
    const ranked = [exact, ...alone.ranked.filter((card) => card !== exact)];
    return {
      ...base,
      ranked,
      card: exact,
      slots: own.slots,
      sureness: 1,
      evidence: alone.evidence,
      isExact: true,
    };
  }
  const sureAlone = surenessOf(alone.evidence);
  const leans = before !== null && words.length <= SHORT && !(hasOwnNoun && sureAlone > SURE_ALONE);
  if (!leans) {
    // Short and without a word of its own, it may mean anything; so may a place alone ('what about euless').
    const asksNothing = rest.length === 0 || (!hasOwnNoun && own.used.size === 0);
    const isVague = asksNothing && words.length <= 4;
    const sureness = words.length === 0 ? 0 : isVague ? Math.min(sureAlone, UNSURE) : sureAlone;
    return {
      ...base,
      ranked: alone.ranked,
      card: alone.ranked[0] ?? 0,
      slots: own.slots,
      sureness,
      evidence: alone.evidence,
    };
  }
  const joined = evidenceOf(
    deck,
    plain,
    mergeSlots(before.slots, own.slots),
    plainText(`${before.question} ${question}`),
  );
  const slots = mergeSlots(before.slots, own.slots);
  return {
    ...base,
    ranked: joined.ranked,
    card: joined.ranked[0] ?? 0,
    slots,
    sureness: surenessOf(joined.evidence),
    evidence: joined.evidence,
  };
}

/** From here on a question with a noun of its own is a new one. */
const SURE_ALONE = 0.6;
const UNSURE = 0.3;

/** 'the other one' after a question about one of two centers. */
function otherCenter(own: Slots, words: readonly string[], before: Slots): Slots {
  const isOther = words.some((word) => word.startsWith('other') || word.startsWith('otr'));
  if (!isOther || own.branches.length > 0 || before.branches.length !== 1) return own;
  return { ...own, branches: CENTER_IDS.filter((id) => !before.branches.includes(id)) };
}

/** What a slot counts that a card's own question names, too, or names otherwise. */
const AGREES = 0.8;

/** Slots decide between cards that differ by them: 'hours flower mound' is no question about Euless. */
function agreement(own: Slots, card: Slots): number {
  const pairs: readonly (readonly [readonly string[], readonly string[]])[] = [
    [own.seasons, card.seasons],
    [own.programs, card.programs],
    [own.branches, card.branches],
    [own.kinds, card.kinds],
  ];
  return pairs.reduce((sum, [asked, named]) => {
    if (asked.length === 0 || named.length === 0) return sum;
    return sum + (asked.some((one) => named.includes(one)) ? AGREES : -AGREES);
  }, 0);
}

/** All cards, the nearest first, and what is known of the nearest. */
function evidenceOf(
  deck: Deck,
  plain: string,
  slots: Slots,
  joined: string | null = null,
): { ranked: readonly number[]; evidence: Evidence } {
  const first = deck.index.score(plain);
  const second = joined === null ? null : deck.index.score(joined);
  const scores = first.scores.map((score, card) => {
    const near = second === null ? score : (score + (second.scores[card] ?? 0)) / 2;
    return near + agreement(slots, deck.slots[card] ?? NO_SLOTS);
  });
  const ranked = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  // What answers by the same computation as the nearest would say the same.
  const call = deck.cards[ranked[0] ?? 0]?.call ?? null;
  const rivals = ranked.filter((card, at) => at === 0 || call === null || deck.cards[card]?.call !== call);
  return {
    ranked,
    evidence: {
      ranked: rivals.slice(0, 4).map((card) => scores[card] ?? 0),
      agree: (second ?? first).agree,
      knownShare: deck.index.knownShare(joined ?? plain),
      words: wordsOf(joined ?? plain).length,
    },
  };
}
