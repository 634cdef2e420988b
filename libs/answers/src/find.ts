import { isCenterId } from '@kidcode/branches';

import { isDecided } from './calls';
import { carried, cardOf, generally, priceAgain } from './carried';
import { type Circumstances, FAR } from './circumstances';
import { childrenAfter } from './family';
import { type Deck, spokenOf } from './deck';
import { saidIn, wholeOf } from './follow';
import { blended, type Question, readQuestion } from './question';
import { ranking } from './rank';
import { mergeSlots } from './slots';
import { CHILDREN, ORDINALS, WHOLE } from './slot-numbers';
import {
  atHome,
  HOME_CAMPS,
  leftFor,
  isElsewhere,
  ofEachCenter,
  ofCampsAlone,
  onSubject,
  type Said,
  type State,
  namesOwn,
  subjectsBefore,
  subjectsOf,
  withFamily,
} from './subject';
import { type Evidence, type Sureness, surenessOf } from './sureness';
import { ANYTHING, ASKED, EMPTY, JUST, NEXT, numberAt, POINTING } from './words';

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
export const CARRIED: Sureness = { first: 0.9, two: 0.95 };

/** Computations about a center itself, whatever was spoken of before. */
const OF_CENTERS = new Set(['hours', 'address', 'phone', 'email']);

/** 'What will he do in the first week?' */
const ASKS_DOING = / (?:what|que) (?:\w+ )*(?:do|make|build|learn|hace|hacen|haran) /;
/** Computations of prices, which children count for. */
const PRICES = new Set([
  'camp-price',
  'family-price',
  'full-vs-weekly',
  'sibling',
  'online-camp',
  'installments',
]);

/** How much less the last card counts where it would say the same again. */
const SAID_BEFORE = 1.5;
/** How much less small talk and what is not ours counts after a question. */
const TALK = 2.5;
/** How much the questions before weigh beside a follow-up. */
const TURNS_SHARE = 0.5;
/** How much of that the subject alone weighs, where so few words follow. */
const ABOUT_SHARE = 0.4;
const FEW = 9;

/** From which sureness on a follow-up is the whole question that it is short for. */
const WHOLE_SURE = 0.3;

/** The nearest cards to a question, read with the turn before it where it leans on it. */
export function findCards(
  deck: Deck,
  question: Question,
  turn: State | null,
  circumstances: Circumstances,
): Find {
  const said = saidIn(question.plain, question.isElsewhere ? null : turn);
  const find = findNearest(deck, question, turn, circumstances);
  // 'And for math?' asks about it what was asked before.
  const whole =
    turn === null || find.isExact || find.sureness === CARRIED ? null : wholeOf(question.plain, turn);
  if (whole === null) return { ...find, ...said };
  const asked = { ...readQuestion(deck, whole, circumstances), isElsewhere: true };
  const other = findNearest(deck, asked, turn, circumstances);
  // Nobody asks for the address of lessons at home.
  const isOfCenter =
    OF_CENTERS.has(deck.cards[other.card]?.call ?? '') && asked.slots.branches.join() === 'online';
  return other.sureness.first < WHOLE_SURE || isOfCenter
    ? { ...find, ...said }
    : { ...other, ...said, topic: find.topic, isExact: false };
}

function findNearest(
  deck: Deck,
  question: Question,
  turn: State | null,
  circumstances: Circumstances,
): Omit<Find, keyof Said> {
  const last = turn === null ? null : atHome(deck, turn);
  const before = question.isElsewhere ? null : last;
  const { plain, asking, exact, words, near } = question;
  const isPriced = before !== null && PRICES.has(deck.cards[before.card]?.call ?? '');
  const children = before === null ? null : childrenAfter(question, before.slots, isPriced);
  const { slots: told, used } = children ?? question;
  const slots = before === null ? told : ofEachCenter(told, before.slots, words);
  const hasOwnNoun = words.some((word, at) => deck.tells(word) && !EMPTY.has(word) && !used.has(at));
  // 'And both?', 'just the first one' after weeks; 'or only in the other center'.
  const hasWeeks = before?.slots.weeks != null;
  const isPlace = slots.branches.length > 0;
  const empty = [EMPTY, NEXT, CHILDREN, ...(hasWeeks ? [WHOLE, ORDINALS, JUST] : isPlace ? [JUST] : [])];
  const rest = words.filter((word, at) => !used.has(at) && !empty.some((set) => set.has(word)));
  const isOfSeason = question.slots.seasons.length > 0;
  const points = words.some((word) => POINTING.has(word));
  const about = subjectsOf(plain, slots);
  // 'Is there a Roblox one?' asks about the party that was spoken of.
  const other = points || slots.weeks !== null ? new Set<string>() : about;
  const own = last === null ? slots : withFamily(leftFor(last.slots, other), slots);
  const isOfCamp =
    slots.kinds.includes('camps') && about.has('camps') && about.size === 1 && slots.programs.length === 0;
  const isPlain = isOfCamp && question.slots.seasons.length + slots.ages.length > 0;
  const campsAlone = isPlain ? ofCampsAlone(deck.subjects, near) : near;
  // Camps at home are taken for courses at home too easily.
  const nearAlone = about.has(HOME_CAMPS) ? onSubject(deck.subjects, about, near) : campsAlone;
  const alone = ranking(deck, asking, nearAlone, slots, isOfSeason);
  const topic = before === null || before.topic === '' ? (before?.plain ?? '') : before.topic;
  const found = (
    first: number | null,
    more: Pick<Find, 'slots' | 'sureness' | 'isExact'>,
  ): Omit<Find, keyof Said> => {
    const ranked = first === null ? alone.ranked : [first, ...alone.ranked.filter((card) => card !== first)];
    return { plain, topic: '', ranked, card: numberAt(ranked, 0), evidence: alone.evidence, points, ...more };
  };
  // A place, a number or a day without a question of its own: the last card with other slots.
  // 'Is that online, too?' asks for the lessons at home.
  const asksOnline = slots.branches.join() === 'online' && ASKED.has(words[0] ?? '');
  // 'What do they do the second week' asks something of its own, and so does 'is there a trial'.
  const isDoing = deck.cards[before?.card ?? -1]?.call === 'themes';
  const isWhole = words.length > BARE || ASKED.has(words[0] ?? '');
  const isOwn =
    (exact !== null && exact !== before?.card && isWhole) || (ASKS_DOING.test(` ${plain} `) && !isDoing);
  // 'Without the oldest' asks for the price again.
  const isPriceAgain = isPriced && children !== null && words.length <= SHORT;
  if (before !== null && (isPriceAgain || (rest.length === 0 && !asksOnline && !isOwn))) {
    const follows = isPriceAgain
      ? priceAgain(deck, before, slots)
      : carried(deck, before, { slots, words, points }, circumstances);
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
  const subject = kept.size > 0 ? kept : about;
  const general =
    before === null ? null : generally(deck, { words, subject, exact: isGeneral ? exact : null });
  if (before !== null && general !== null) {
    const all = mergeSlots(before.slots, slots);
    return { ...found(general, { slots: all, sureness: CARRIED, isExact: false }), topic };
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
    const all = isNear && slots.branches.length === 0 ? own : mergeSlots(leftFor(before.slots, other), slots);
    const told = deck.index.near(`${before.topic} ${before.plain} ${plain}`);
    // Few words without a subject are about the one that was named last.
    const isShortOf = about.size === 0 && before.about !== '' && words.length <= FEW;
    const turns = isShortOf ? blended(told, deck.index.near(`${plain} ${before.about}`), ABOUT_SHARE) : told;
    // Nobody asks for what was just said.
    const isSaid = !isDecided(deck, before, all, words, circumstances);
    const again = isSaid ? SAID_BEFORE * (1 - deck.index.covered(asking, before.card)) : 0;
    const named = slots.programs.length > 0 && kept.size === 0 && !question.isPart ? other : kept;
    const both = onSubject(deck.subjects, named, blended(nearAlone, turns, TURNS_SHARE));
    const joined = ranking(
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
  const isNamed =
    slots.programs.length > 0 || isOfDay || (last === null && /\bcamp/.test(plain)) || namesOwn(plain);
  // 'My daughter is 5' asks what there is for her.
  const isOfChild =
    !question.isPart &&
    rest.length === 0 &&
    used.size > 0 &&
    slots.ages.length > 0 &&
    !isNamed &&
    slots.seasons.length === 0;
  if (isOfChild) return found(cardOf(deck, 'age-fit'), { slots: own, sureness: CARRIED, isExact: false });
  const isEmpty = rest.length === 0 && words.length <= BARE + 1 && !isNamed;
  const sureness = words.length === 0 ? NOTHING : isEmpty ? UNSURE : sureAlone;
  return found(null, { slots: own, sureness, isExact: false });
}
