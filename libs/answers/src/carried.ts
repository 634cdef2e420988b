import { isDecided } from './calls';
import type { Circumstances } from './circumstances';
import { type Deck, spokenOf } from './deck';
import { mergeSlots, NO_SLOTS, type Slots } from './slots';
import { isAboutHome, type State, turned } from './subject';
import { EMPTY, POINTING } from './words';

/** A follow-up without a question of its own; `points`: a word of it points back to what was said before. */
type FollowUp = { slots: Slots; words: readonly string[]; points: boolean };

const isSame = (one: Slots, other: Slots): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The card of a computation, or -1. */
export const cardOf = ({ cards }: Deck, call: string): number =>
  cards.findIndex((card) => card.call === call);

/** Whether what was spoken of suits a child whose age is named next, else what does: the card, with the course that it is about. */
function ofAge(deck: Deck, { card }: State, slots: Slots): { card: number; slots: Slots } {
  const spoken = spokenOf(deck, { slots, card });
  const isOfProgram = deck.cards[card]?.read?.startsWith('/programs/in-center/') === true;
  if (spoken.programs.length > 0) return { card: cardOf(deck, 'course-age'), slots: spoken };
  return { card: isOfProgram ? card : cardOf(deck, 'age-fit'), slots };
}

/**
 * What a place, a number or a day without a question of its own asks: the last card with other slots, or else a card that says more of
 * what is named.
 *
 * @returns null where nothing tells what is asked.
 */
export function carried(
  deck: Deck,
  before: State,
  { slots, words, points }: FollowUp,
  circumstances: Circumstances,
): { card: number; slots: Slots } | null {
  const other = mergeSlots(before.slots, turned(slots, before.slots, words));
  // Also where the answer is the same there, but what is said of lessons at home is not.
  const isAtCenter =
    slots.branches.length > 0 && !slots.branches.includes('online') && !isAboutHome(deck, before.card);
  const last = { card: before.card, slots: other };
  // Until when a camp can be booked, says nothing of those at home.
  const isCampAtHome = slots.branches.join() === 'online' && deck.cards[before.card]?.call === 'camp';
  if (isCampAtHome) return null;
  if (isAtCenter || isDecided(deck, before, other, words, circumstances)) return last;
  if (slots.ages.length > 0) return ofAge(deck, before, other);
  // 'Friday then' after classes: what is on that day.
  const isOfClasses = deck.subjects[before.card]?.has('classes') === true;
  if (slots.weekdays.length > 0 && isOfClasses) return { card: cardOf(deck, 'schedule'), slots: other };
  // 'What about online' after a course: when it is there. Whether the rest is there, too, is a question of its own.
  if (slots.branches.join() === 'online')
    return other.programs.length > 0 ? { card: cardOf(deck, 'schedule'), slots: other } : null;
  // 'And is that mornings?' names what was spoken of already, and asks more of it.
  const isNamed = !isSame(mergeSlots(NO_SLOTS, slots), NO_SLOTS);
  return points && !isNamed ? last : null;
}

/** The price that was told, for the children who are spoken of now. */
export const priceAgain = (deck: Deck, before: State, slots: Slots): { card: number; slots: Slots } => ({
  card: deck.cards[before.card]?.call === 'sibling' ? cardOf(deck, 'family-price') : before.card,
  slots: mergeSlots(before.slots, slots),
});

const WHERE = new Set('where located donde queda held'.split(' '));
const WHICH_PLACE =
  /^(?:and )?(?:which|what) (?:location|center|place) (?:has|teaches|does|offers) (?:it|that|this)$/;
/** 'What do they build there?', '¿qué hace en ese?' */
const MAKES = / (?:what|que) (?:\w+ )*(?:make|makes|made|build|builds|create|hace|hacen|hara|haran) /;
const MAKING = new Set(
  'make makes made build builds create hace hacen hara haran kids class classes end really actually'.split(
    ' ',
  ),
);

/**
 * What a few general words ask after a course, a monthly program or a camp: 'and where is it?' for the centers, 'how old?' for its ages.
 *
 * @param exact the card of which they are an example, where it is about nothing that was spoken of.
 */
export function generally(
  deck: Deck,
  { words, subject, exact }: { words: readonly string[]; subject: ReadonlySet<string>; exact: number | null },
): number | null {
  const isWhere =
    words.some((word) => WHERE.has(word)) && words.every((word) => WHERE.has(word) || EMPTY.has(word));
  const text = words.join(' ');
  if ((isWhere || WHICH_PLACE.test(text)) && subject.has('classes')) return cardOf(deck, 'address');
  const isOfMaking =
    MAKES.test(` ${text} `) &&
    words.every((word) => MAKING.has(word) || EMPTY.has(word) || POINTING.has(word));
  if (isOfMaking && subject.has('courses')) return cardOf(deck, 'course-makes');
  if (exact === null || deck.cards[exact]?.call !== 'ages') return null;
  if (subject.has('classes')) return cardOf(deck, 'course-age');
  return subject.has('camps') ? exact : null;
}
