import type { AnswerCard } from '@kidcode/school';

import { type Circumstances, FAR } from './circumstances';
import { type Deck, spokenOf } from './deck';
import { BARE, CARRIED, type Find, findCards } from './find';
import { readQuestion } from './question';
import { mergeSlots, NO_SLOTS, type Slots } from './slots';
import { afterGreeting, type Piece, splitQuestion } from './split';
import { isElsewhere, type State, subjectsBefore, unitedSlots } from './subject';
import { LIKELY } from './sureness';
import { plainText, wordsOf } from './words';

/** From which sureness on a part that is worded as a question is one of its own. */
const PART_SURE = 0.3;
/** The same where the card has so much of the part's words. */
const PART_NAMED = 0.2;
const NAMED = 0.5;
/** From which sureness on the cards nearest to a part that is not answered are offered; up to which the second nearest to one that is. */
const PART_OFFERED = 0.12;
const PART_CERTAIN = 0.8;
/** So many of the cards nearest to the whole message may be what an unsure part of it asks. */
const PLAUSIBLE = 20;
/** A part says less than a message: it is read after the part before it where that is no more than so much less sure. */
const AFTER = 0.2;
/** So many words of a message that asks are a question without its marks; more of them tell something. */
const SHORT_PIECE = 4;
/** So many words that speak of nobody may name what they ask: 'phone number for the center'; from which sureness on. */
const LONGER_PIECE = 8;
const NAMED_SURE = 0.8;
/** Of a part's words so much is in a card that is answered: it says what was asked. */
const COVERED = 0.3;
/** Few words are read after the part before them where so much of them is in the card that follows. */
const FOLLOWED = 0.9;
const NEAREST = 5;
/** More words than these may say what they ask without the story before them, unless they point back. */
const ENOUGH_ALONE = 5;
/** So much more of a part's words another card has than the one that was said already; so many of the nearest are looked at. */
const MORE_NAMED = 0.25;
const NEAR_SAID = 6;
/** So many words of a part without an answer can be quoted. */
const QUOTED = 12;
/** Words of whoever tells of a family, at the beginning of a sentence or in any place. */
const FAMILY = 'my|our|we|us|i|im|ive|id|me|he|she|they|him|her|them|his|mi|mis|nuestr\\w+|yo|ella?';
const TELLS = new RegExp(`^(?:${FAMILY})\\b`, 'i');
const TOLD = new RegExp(`\\b(?:${FAMILY})\\b`, 'i');
/** So many answers are given at once. */
export const MOST_AT_ONCE = 3;
/** Parts of a message that are read: a parent's story is no list of questions. */
const MOST_PARTS = 8;

/** Whether a card may be offered beside another. */
export const isOffered = (card: AnswerCard | undefined): boolean =>
  card !== undefined && card.offered && card.kind !== 'talk';

/**
 * A part of a message, as it stands there with what was told before it, and what it asks; `asked` is that in its own words, `isAlone`
 * says that it was read without the story.
 */
type Part = Piece & { asked: string; isAlone: boolean; find: Find };

/** Whether what is about some programs is about one that was asked for. */
const isOfPrograms = (own: Slots, { programs }: Slots): boolean =>
  programs.length === 0 || own.programs.length === 0 || own.programs.some((one) => programs.includes(one));

/** What a part asks beside the card that was said already, where that has little of its words: 'which ages' after the dates. */
function besideSaid(deck: Deck, asked: string, { card, ranked, ...said }: Find): number | undefined {
  const words = wordsOf(deck.spelled(plainText(asked)));
  const least = deck.index.covered(words, card) + MORE_NAMED;
  const about = subjectsBefore(deck.subjects, { ...said, card });
  return ranked
    .slice(0, NEAR_SAID)
    .find(
      (other) =>
        isOffered(deck.cards[other]) &&
        isOfPrograms(deck.slots[other] ?? NO_SLOTS, said.slots) &&
        !isElsewhere(deck.subjects, other, about) &&
        deck.index.covered(words, other) >= least,
    );
}

/**
 * The parts of a message that are questions of their own, each read alone and after the one before it: those that are sure, the cards
 * near to those that are less sure, and the words of those that nothing is known of, so that none is dropped.
 */
export function partsOf(
  deck: Deck,
  message: string,
  whole: Find,
  before: State | null,
  circumstances: Circumstances,
): { sure: readonly Find[]; near: readonly number[]; unknown: readonly string[] } {
  const { branches, place, seasons, ages, kids, programs, kinds } = whole.slots;
  const shared = {
    ...NO_SLOTS,
    branches,
    place: place === FAR ? FAR : null,
    seasons,
    ages,
    kids,
    programs,
    kinds,
  };
  // `isKnown`: it asks something by itself.
  const read = (text: string, last: Part | undefined): { find: Find; isKnown: boolean } => {
    const own = readQuestion(deck, text, circumstances);
    // A camp or a monthly program that a part names is not about the course of another part.
    const isOwn =
      own.slots.seasons.length > 0 || own.slots.kinds.some((kind) => ['camps', 'monthly'].includes(kind));
    const slots = mergeSlots(isOwn ? { ...shared, programs: [] } : shared, own.slots);
    const question = { ...own, slots, isPart: true };
    const alone = findCards(deck, question, before, circumstances);
    const isKnown = alone.sureness.first >= LIKELY;
    if (last === undefined) return { find: alone, isKnown };
    const said = spokenOf(deck, last.find);
    // Parts of a message are no turns: each asks by itself what it asks.
    const spoken = { ...last.find, ask: '', about: '', slots: isOwn ? { ...said, programs: [] } : said };
    // 'What does it cost' after a party is not what everything costs.
    const about = subjectsBefore(deck.subjects, spoken);
    const isBare = question.words.length <= BARE && alone.sureness !== CARRIED;
    if (about.size > 0 && isBare && isElsewhere(deck.subjects, alone.card, about)) {
      const follows = findCards(deck, question, spoken, circumstances);
      const isOfIt = (card: number): boolean =>
        (card === follows.card || !isElsewhere(deck.subjects, card, about)) &&
        deck.index.covered(question.asking, card) >= FOLLOWED;
      const near = follows.ranked.slice(0, NEAREST).filter(isOfIt);
      const card = near.find((one) => !isElsewhere(deck.subjects, one, about)) ?? near[0];
      if (card !== undefined) return { find: { ...follows, card }, isKnown };
    }
    const after = findCards(deck, question, { ...spoken, card: -1 }, circumstances);
    // Nobody asks the same twice in one message.
    const isAgain = after.card === last.find.card && alone.card !== after.card && isKnown;
    const isBetter = after.sureness.first > alone.sureness.first - AFTER;
    const isAfter = isBetter || (after.points && after.topic !== '');
    return { find: isAfter && !isAgain ? after : alone, isKnown };
  };
  const pieces = whole.isExact ? [] : splitQuestion(afterGreeting(message));
  const asks = pieces.some(({ isSure }) => isSure);
  const isSeveral = pieces.filter(({ isSure }) => isSure).length > 1;
  const parts: Part[] = [];
  let story = '';
  for (const { text, isSure, head = '' } of pieces.length > MOST_PARTS ? [] : pieces) {
    const last = parts.at(-1);
    const together = `${story} ${head} ${text}`.trim();
    const { length } = wordsOf(plainText(text));
    // 'New in town!', 'Grandpa here.'
    const isShort = !TELLS.test(text) && !/[.!]$/.test(text) && length <= SHORT_PIECE;
    const isNamed = length <= LONGER_PIECE && !TOLD.test(text);
    // What only tells something is not read by itself.
    const isRead = isSure || !asks || isShort || isNamed;
    const told = isRead ? read(together, last) : null;
    // Among several questions one may be surer without the story before it.
    const bare = isSure && together !== text ? read(text, last) : null;
    const isBare =
      bare !== null &&
      (head === '' || (!bare.find.points && length > BARE)) &&
      (isSeveral || (length > ENOUGH_ALONE && !bare.find.points)) &&
      bare.find.sureness.first > (told?.find.sureness.first ?? 0);
    const own = isBare ? bare : told;
    const least = whole.sureness.first >= LIKELY ? NAMED_SURE : LIKELY;
    const isKnown = own !== null && own.isKnown && (isShort || !asks || own.find.sureness.first >= least);
    if (own !== null && (isSure || isKnown || (!asks && last === undefined))) {
      parts.push({ text: together, asked: text, isSure, isAlone: isBare && !isSeveral, find: own.find });
      story = '';
    } else if (last === undefined) story = `${story} ${text}`;
    else {
      const joined = `${last.text} ${text}`;
      parts[parts.length - 1] = {
        ...last,
        text: joined,
        isAlone: false,
        find: read(joined, parts.at(-2)).find,
      };
    }
  }
  const sure: Find[] = [];
  const missed: number[] = [];
  const next: number[] = [];
  const unknown: string[] = [];
  for (const { asked, isSure, find } of parts.length < 2 && parts[0]?.isAlone !== true ? [] : parts) {
    const isShort = wordsOf(plainText(asked)).length <= QUOTED;
    const least = isSure ? (find.evidence.covered >= NAMED ? PART_NAMED : PART_SURE) : LIKELY;
    if (isSure && isShort && find.sureness.first < least) unknown.push(asked);
    const said = sure.findIndex(({ card }) => card === find.card);
    // What was answered before is no part of a question that is about something else.
    const isBefore = find.card === before?.card && find.card !== whole.card;
    const { first } = find.sureness;
    const isNear = whole.ranked.slice(0, PLAUSIBLE).includes(find.card);
    const isTold = first >= (isNear ? least : LIKELY);
    const [nearest = -1, second = -1] = find.ranked;
    if (isSure && !isTold && first >= PART_OFFERED) missed.push(nearest, second);
    else if (isSure && isTold && first < PART_CERTAIN) next.push(second);
    const earlier = sure[said];
    const other = earlier === undefined || !isSure || !isSeveral ? undefined : besideSaid(deck, asked, find);
    if (other !== undefined && !sure.some(({ card }) => card === other)) sure.push({ ...find, card: other });
    if (earlier !== undefined) sure[said] = { ...earlier, slots: unitedSlots(earlier.slots, find.slots) };
    else if (isTold && isOffered(deck.cards[find.card]) && !isBefore) sure.push(find);
  }
  // What the whole message is about stands first.
  const isSaid = sure.some(({ card }) => card === whole.card);
  const isRoom = sure.length < MOST_AT_ONCE;
  const isFirst = (find: Find): boolean => !asks && find.card === whole.card;
  const told =
    whole.sureness.first >= LIKELY && !isSaid && isRoom
      ? [whole, ...sure]
      : [...sure.filter(isFirst), ...sure.filter((find) => !isFirst(find))];
  const isTold = (text: string): boolean =>
    told.some(({ card }) => deck.index.covered(wordsOf(plainText(text)), card) >= COVERED);
  const isMissing = missed.length > 0 || told.length > MOST_AT_ONCE;
  return {
    sure: told,
    near: (isMissing ? missed : next).filter((card) => !told.some((find) => find.card === card)),
    unknown: unknown.filter((text) => !isTold(text)),
  };
}
