import { CENTER_IDS } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';

import type { Circumstances } from './circumstances';
import type { Deck } from './deck';
import type { Nearness } from './nearest';
import { mergeSlots, NO_SLOTS, readSlots, type ReadSlots, type Slots } from './slots';
import { type Evidence, type Sureness, surenessOf } from './sureness';
import { plainText, wordsOf } from './words';

/** What a conversation is: the last question in plain words, its card and its slots. */
export type State = { plain: string; card: number; slots: Slots };

/** A question by itself: what it names, and how near each card is to its words. */
export type Question = ReadSlots & { plain: string; written: string; near: Nearness };

/** The cards nearest to a question. */
export type Find = State & {
  /** The nearest first, all cards. */
  ranked: readonly number[];
  /** 1 for an example word for word. */
  sureness: Sureness;
  evidence: Evidence;
  isExact: boolean;
};

/** A question of so many words can lean on the one before it; one with a word that points back, of so many. */
const SHORT = 7;
const SHORT_POINTING = 14;
/** From here on a question with a noun of its own is a new one. */
const SURE_ALONE = 0.6;
/** A short question with fewer words that an example has is not understood. */
const KNOWN = 0.7;
/** A question that asks nothing by itself is never surer. */
const UNSURE: Sureness = { first: 0.3, two: 0.4 };
const NOTHING: Sureness = { first: 0, two: 0 };
const CERTAIN: Sureness = { first: 1, two: 1 };
const CARRIED: Sureness = { first: 0.9, two: 0.95 };

/** Words that ask nothing by themselves. */
const EMPTY = new Set(
  'and or but so then what whats about how for in on at the a an to of is are do does did you u your it its that this there have has with my our me we i ok okay please pls thanks also too same one ones other y o en de la el los las un una para con por que como es hay tambien entonces mi su se lo le al del cual would will can could'.split(
    ' ',
  ),
);
/** Words that point back to what was said before. */
const POINTING = new Set(
  'it its that this those these them they there then one ones other same both first second else instead eso esa ese esto ahi otro otra mismo misma ambos'.split(
    ' ',
  ),
);

/** Reads a question once, for whatever stands before it. */
export function readQuestion(deck: Deck, question: string, circumstances: Circumstances): Question {
  const written = plainText(question);
  const plain = deck.spelled(written);
  const spelled = readSlots(plain, circumstances);
  // Names of places are no slips: what is named as written counts more.
  const slots = mergeSlots(spelled.slots, readSlots(question, circumstances).slots);
  return { ...spelled, plain, written, slots, near: deck.index(plain) };
}

/** The nearest cards to a question, read with the turn before it where it leans on it. */
export function findCards(deck: Deck, question: Question, before: State | null): Find {
  const { plain, written, words, used, slots, near } = question;
  const isOther = words.some((word) => word === 'other' || word.startsWith('otr'));
  const hasOwnNoun = words.some((word, at) => deck.tells(word) && !EMPTY.has(word) && !used.has(at));
  const rest = words.filter((word, at) => !used.has(at) && !EMPTY.has(word));
  const alone = nearest(deck, plain, [near], slots);
  const found = (first: number | null, more: Pick<Find, 'slots' | 'sureness' | 'isExact'>): Find => {
    const ranked = first === null ? alone.ranked : [first, ...alone.ranked.filter((card) => card !== first)];
    return { plain, ranked, card: ranked[0] ?? 0, evidence: alone.evidence, ...more };
  };
  // A place, a number or a day without a question of its own: the last card with other slots.
  if (before !== null && rest.length === 0 && (used.size > 0 || isOther))
    return found(before.card, {
      slots: mergeSlots(before.slots, isOther ? otherCenter(slots, before.slots) : slots),
      sureness: CARRIED,
      isExact: false,
    });
  const exact = deck.exact.get(plain) ?? deck.exact.get(written);
  if (exact !== undefined && (before === null || hasOwnNoun || words.length > SHORT))
    return found(exact, { slots, sureness: CERTAIN, isExact: true });
  const sureAlone = surenessOf(alone.evidence);
  const points = words.some((word) => POINTING.has(word));
  const isShort = words.length <= (points ? SHORT_POINTING : SHORT);
  const isNew = hasOwnNoun && !points && sureAlone.first > SURE_ALONE;
  if (before !== null && isShort && !isNew) {
    const all = mergeSlots(before.slots, slots);
    const joined = nearest(deck, plain, [near, deck.index(`${before.plain} ${plain}`)], all);
    const sureness = surenessOf(joined.evidence);
    return { plain, ...joined, card: joined.ranked[0] ?? 0, slots: all, sureness, isExact: false };
  }
  // Short and without a word of its own, it may mean anything; so may a place alone ('what about euless').
  const isUnknown = near.known < KNOWN;
  const isVague = words.length <= 4 && (rest.length === 0 || !hasOwnNoun || isUnknown);
  const sureness = words.length === 0 ? NOTHING : isVague ? UNSURE : sureAlone;
  return found(null, { slots, sureness, isExact: false });
}

/** 'the other one' after a question about one of two centers. */
const otherCenter = (own: Slots, before: Slots): Slots =>
  own.branches.length > 0 || before.branches.length !== 1
    ? own
    : { ...own, branches: CENTER_IDS.filter((id) => !before.branches.includes(id)) };

/** What a slot counts that a card's own question names, too, or names otherwise. */
const AGREES = 0.8;

/** Slots decide between cards that differ by them: 'hours flower mound' is no question about Euless, nor is 9 under age. */
function agreement(own: Slots, card: Slots, scope: string | null): number {
  if (own.ages.length > 0 && (scope === 'under-age' || scope === 'over-age')) {
    const { from, to } = BRAND.ages;
    const isIn = own.ages.some((age) => (scope === 'under-age' ? age < from : age > to));
    return isIn ? AGREES : -4 * AGREES;
  }
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

/** All cards, the nearest to some readings of a question first, and what is known of the nearest. */
function nearest(
  deck: Deck,
  plain: string,
  near: readonly Nearness[],
  slots: Slots,
): { ranked: readonly number[]; evidence: Evidence } {
  const scores = deck.cards.map(({ scope }, card) => {
    const sum = near.reduce((all, { scores: some }) => all + (some[card] ?? 0), 0);
    return sum / near.length + agreement(slots, deck.slots[card] ?? NO_SLOTS, scope);
  });
  const ranked = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const [first = 0] = ranked;
  // What answers by the same computation as the nearest would say the same.
  const call = deck.cards[first]?.call ?? null;
  const rivals = ranked.filter((card, at) => at === 0 || call === null || deck.cards[card]?.call !== call);
  return {
    ranked,
    evidence: {
      ranked: rivals.slice(0, 4).map((card) => scores[card] ?? 0),
      agree: Math.max(...near.map(({ agree }) => agree)),
      likeness: Math.max(...near.map(({ likeness }) => likeness[first] ?? 0)),
      known: near[0]?.known ?? 0,
      words: wordsOf(plain).length,
    },
  };
}
