import { isCenterId } from '@kidcode/branches';

import { isDecided } from './calls';
import { carried } from './carried';
import { type Circumstances, FAR } from './circumstances';
import { type Deck, spokenOf } from './deck';
import type { Nearness } from './nearest';
import { agreementWith, mergeSlots, NO_SLOTS, readSlots, type ReadSlots, type Slots } from './slots';
import { afterGreeting, askingSentences, turnsElsewhere, withoutNumbers } from './split';
import { CHILDREN, ORDINALS, WHOLE } from './slot-numbers';
import {
  atHome,
  HOME_CAMPS,
  isElsewhere,
  ofEachCenter,
  onSubject,
  type State,
  namesOwn,
  subjectsBefore,
  subjectsOf,
  withFamily,
} from './subject';
import { type Evidence, type Sureness, surenessOf } from './sureness';
import { ANYTHING, ASKED, EMPTY, JUST, NEXT, numberAt, plainText, POINTING, wordsOf } from './words';

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
};

/** The cards nearest to a question. */
export type Find = State & {
  /** The nearest first, as many as anybody asks for. */
  ranked: readonly number[];
  /** 1 for an example word for word. */
  sureness: Sureness;
  evidence: Evidence;
  isExact: boolean;
  /** Whether a word of it points back to what was said before. */
  points: boolean;
};

/** So many of the nearest cards are told. */
const NEARBY = 40;
/** A question of so many words can lean on the one before it. */
const SHORT = 14;
/** So few words say no subject, even as an example of a card: 'how much does it cost'. */
export const BARE = 4;
/** From here on a question with a noun of its own is a new one. */
const SURE_ALONE = 0.7;
/** A question that asks nothing by itself is never surer. */
const UNSURE: Sureness = { first: 0.3, two: 0.35 };
const NOTHING: Sureness = { first: 0, two: 0 };
const CERTAIN: Sureness = { first: 1, two: 1 };
const CARRIED: Sureness = { first: 0.9, two: 0.95 };

/** Computations about a center itself, whatever was spoken of before. */
const OF_CENTERS = new Set(['hours', 'address', 'phone', 'email']);

/** How much the sentences that ask weigh beside all that is told. */
const ASKING_SHARE = 0.2;
/** How much less the last card counts where it would say the same again. */
const SAID_BEFORE = 1.5;
/** How much less small talk and what is not ours counts after a question. */
const TALK = 2.5;
/** How much the questions before weigh beside a follow-up. */
const TURNS_SHARE = 0.5;

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
  return { ...spelled, plain, asking: wordsOf(asked), exact, slots, near, isElsewhere };
}

/** Two readings of one question as one. */
const blended = (one: Nearness, other: Nearness, share: number): Nearness =>
  one.map((score, card) => (1 - share) * score + share * numberAt(other, card));

/** The nearest cards to a question, read with the turn before it where it leans on it. */
export function findCards(
  deck: Deck,
  question: Question,
  turn: State | null,
  circumstances: Circumstances,
): Find {
  const last = turn === null ? null : atHome(deck, turn);
  const before = question.isElsewhere ? null : last;
  const { plain, asking, exact, words, used, near } = question;
  const slots = before === null ? question.slots : ofEachCenter(question.slots, before.slots, words);
  const own = last === null ? slots : withFamily(last.slots, slots);
  const hasOwnNoun = words.some((word, at) => deck.tells(word) && !EMPTY.has(word) && !used.has(at));
  const points = words.some((word) => POINTING.has(word));
  // 'And both?', 'just the first one' after weeks; 'or only in the other center'.
  const hasWeeks = before?.slots.weeks != null;
  const isPlace = slots.branches.length > 0;
  const empty = [EMPTY, NEXT, CHILDREN, ...(hasWeeks ? [WHOLE, ORDINALS, JUST] : isPlace ? [JUST] : [])];
  const rest = words.filter((word, at) => !used.has(at) && !empty.some((set) => set.has(word)));
  const isOfSeason = question.slots.seasons.length > 0;
  const about = subjectsOf(plain, slots);
  // Camps at home are taken for courses at home too easily.
  const nearAlone = about.has(HOME_CAMPS) ? onSubject(deck.subjects, about, near) : near;
  const alone = nearest(deck, asking, nearAlone, slots, isOfSeason);
  const topic = before === null || before.topic === '' ? (before?.plain ?? '') : before.topic;
  const found = (first: number | null, more: Pick<Find, 'slots' | 'sureness' | 'isExact'>): Find => {
    const ranked = first === null ? alone.ranked : [first, ...alone.ranked.filter((card) => card !== first)];
    return { plain, topic: '', ranked, card: numberAt(ranked, 0), evidence: alone.evidence, points, ...more };
  };
  // A place, a number or a day without a question of its own: the last card with other slots.
  // 'Is that online, too?' asks for the lessons at home.
  const asksOnline = slots.branches.join() === 'online' && ASKED.has(words[0] ?? '');
  // 'What do they do the second week' asks something of its own, and so does 'is there a trial'.
  const isWhole = words.length > BARE || ASKED.has(words[0] ?? '');
  const isOwn = exact !== null && exact !== before?.card && isWhole;
  if (before !== null && rest.length === 0 && !asksOnline && !isOwn) {
    const follows = carried(deck, before, { slots, words, points }, circumstances);
    if (follows !== null && follows.card >= 0)
      return {
        ...found(follows.card, { slots: follows.slots, sureness: CARRIED, isExact: false }),
        topic,
      };
  }
  // A question that names no subject keeps that of the conversation.
  const kept =
    before === null || about.size > 0
      ? new Set<string>()
      : subjectsBefore(deck.subjects, {
          ...before,
          slots: spokenOf(deck, { slots: mergeSlots(before.slots, slots), card: before.card }),
        });
  const isBare = points || words.length <= BARE;
  const isGeneral = kept.size > 0 && isBare && exact !== null && isElsewhere(deck.subjects, exact, kept);
  // 'How old' after a course or a monthly program asks for its ages, after a camp for those that the school states.
  const isOfAges = isGeneral && deck.cards[exact]?.call === 'ages';
  if (isOfAges && before !== null && (kept.has('classes') || kept.has('camps'))) {
    const ofCourse = deck.cards.findIndex(({ call }) => call === 'course-age');
    const card = kept.has('classes') ? ofCourse : exact;
    const all = mergeSlots(before.slots, slots);
    return { ...found(card, { slots: all, sureness: CARRIED, isExact: false }), topic };
  }
  if (exact !== null && !isGeneral && (before === null || hasOwnNoun || words.length > SHORT))
    return {
      ...found(exact, { slots: own, sureness: CERTAIN, isExact: true }),
      topic: words.length <= BARE ? topic : '',
    };
  // One of the choices that was offered, or the same question in the words of another example.
  if (exact !== null && exact === before?.card)
    return found(exact, { slots: mergeSlots(before.slots, slots), sureness: CERTAIN, isExact: true });
  const sureAlone = surenessOf(alone.evidence);
  // 'And the phone number of that center' asks for it, whatever camp or course was spoken of.
  const isOfCenter =
    slots.branches.some(isCenterId) && OF_CENTERS.has(deck.cards[numberAt(alone.ranked, 0)]?.call ?? '');
  const isNew = hasOwnNoun && !points && (kept.size === 0 || isOfCenter) && sureAlone.first > SURE_ALONE;
  // The same words again are no follow-up of themselves.
  if (before !== null && words.length <= SHORT && !isNew && before.plain !== plain) {
    // 'And the winter camp' after lessons at home is the one in the centers.
    const isNear = isOfSeason && before.slots.place !== FAR && before.slots.branches.includes('online');
    const all = isNear && slots.branches.length === 0 ? own : mergeSlots(before.slots, slots);
    const turns = deck.index.near(`${before.topic} ${before.plain} ${plain}`);
    // Nobody asks for what was just said.
    const isSaid = !isDecided(deck, before, all, words, circumstances);
    const again = isSaid ? SAID_BEFORE * (1 - deck.index.covered(asking, before.card)) : 0;
    const both = onSubject(deck.subjects, kept, blended(near, turns, TURNS_SHARE));
    const joined = nearest(
      deck,
      asking,
      both.map((score, card) => {
        // Who speaks of the school seldom turns to small talk.
        const talk = deck.cards[card]?.kind === 'talk' ? TALK : 0;
        return score - (card === before.card ? again : talk);
      }),
      all,
      isOfSeason,
    );
    const sureness = surenessOf(joined.evidence);
    return {
      plain,
      topic,
      ...joined,
      card: numberAt(joined.ranked, 0),
      slots: all,
      sureness,
      isExact: false,
      points,
    };
  }
  // A place, a number or a day alone may mean anything.
  const isOfDay = slots.weekdays.length > 0 && words.some((word) => ANYTHING.has(word));
  const isNamed = slots.programs.length > 0 || isOfDay || namesOwn(plain);
  const isEmpty = rest.length === 0 && words.length <= BARE + 1 && !isNamed;
  const sureness = words.length === 0 ? NOTHING : isEmpty ? UNSURE : sureAlone;
  return found(null, { slots: own, sureness, isExact: false });
}

/** The cards nearest to some readings of a question, the nearest first, and what is known of the nearest. */
function nearest(
  deck: Deck,
  words: readonly string[],
  near: Nearness,
  slots: Slots,
  isOfSeason: boolean,
): { ranked: readonly number[]; evidence: Evidence } {
  const agreement = agreementWith(slots, isOfSeason);
  const scores = deck.cards.map(
    ({ scope }, card) => numberAt(near, card) + agreement(deck.slots[card] ?? NO_SLOTS, scope),
  );
  // Numbers are sorted much faster than what is compared by a function.
  const least = Float64Array.from(scores).sort().at(-NEARBY) ?? -Infinity;
  const ranked = [...scores.keys()]
    .filter((card) => numberAt(scores, card) >= least)
    .sort((a, b) => numberAt(scores, b) - numberAt(scores, a));
  const first = numberAt(ranked, 0);
  return {
    ranked,
    evidence: {
      ranked: ranked.slice(0, 4).map((card) => numberAt(scores, card)),
      covered: deck.index.covered(words, first),
    },
  };
}
