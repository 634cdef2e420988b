import { BRAND } from '@kidcode/site';

import { advisedCourses } from './child-calls';
import type { Circumstances } from './circumstances';
import { isFor } from './course-calls';
import { type Deck, spokenOf } from './deck';
import { BARE, type Find, findCards } from './find';
import { readQuestion } from './question';
import type { OtherLanguage } from './language';
import type { Slots } from './slots';
import type { State } from './subject';
import { type Language, wordsOf } from './words';

/** Earlier questions of the conversation, the oldest first, with the card that answered each. */
export type Turn = { question: string; card: string | null };

/** Computations that advise courses, and that tell of those that were advised. */
const ADVISING = new Set(['which-program', 'age-fit']);
const OF_ADVISED = new Set(['schedule', 'course-age', 'course-makes']);

/** Cards, the nearest first, and what is known of each: what a language model chooses from. */
export type Reading = { find: Find; language: Language; before: State | null };

/** A message as the deck reads it, or the one sentence in a language that nothing is answered in. */
export type Read = { reading: Reading } | OtherLanguage;

/** Reads a message with its conversation: its language, its slots and the cards nearest to it. */
export function readMessage(
  deck: Deck,
  message: string,
  turns: readonly Turn[],
  circumstances: Circumstances,
): Read {
  const gate = deck.languageOf(message);
  if ('sentence' in gate)
    return {
      ...gate,
      sentence: gate.sentence.replace('{phone}', BRAND.phone.display).replace('{email}', BRAND.email.display),
    };
  const before = turns.reduce<State | null>((state, { question, card }) => {
    const own = readQuestion(deck, question, circumstances);
    const find = findCards(deck, own, state, circumstances);
    const place = card === null ? -1 : deck.place(card);
    if (place < 0) return find;
    const call = deck.cards[place]?.call ?? '';
    // Whose days were told, those are spoken of from then on: 'and in the other center?'
    const told = { ...find, card: place };
    if (OF_ADVISED.has(call))
      return {
        ...told,
        slots: withSpoken(deck, told, state, circumstances, own.slots.programs.length > 0),
      };
    // Where another course was advised, the one before is spoken of no more.
    const isOther = ADVISING.has(call) && own.slots.programs.length === 0;
    return isOther ? { ...told, slots: { ...find.slots, programs: [] } } : told;
  }, null);
  const find = findCards(deck, readQuestion(deck, message, circumstances), before, circumstances);
  return { reading: { find, language: gate.language, before } };
}

/**
 * What a follow-up names, or else the programs that were spoken of or advised: 'for which ages?' after robots.
 *
 * @param isOwn whether it names programs itself.
 */
export function withSpoken(
  deck: Deck,
  { slots, topic, plain, card }: Find,
  before: State | null,
  circumstances: Circumstances,
  isOwn: boolean,
): Slots {
  const isFollowing = topic !== '' || wordsOf(plain).length <= BARE;
  if (before === null || !isFollowing || isOwn) return slots;
  const callOf = (place: number): string => deck.cards[place]?.call ?? '';
  const spoken = slots.programs.length > 0 ? slots.programs : before.slots.programs;
  // A course that is not for the child who is told of is followed by those that are.
  const isUnfit =
    spoken.length > 0 &&
    slots.ages.length === 1 &&
    spoken.every((key) => slots.ages.every((age) => isFor(key, age) === false));
  const isAdvised = isUnfit || (spoken.length === 0 && ADVISING.has(callOf(before.card)));
  const fit = spoken.filter((key) => slots.ages.every((age) => isFor(key, age) !== false));
  if (slots.programs.length > 0 && !isUnfit)
    return callOf(card) === 'schedule' && fit.length > 0 ? { ...slots, programs: fit } : slots;
  const isTold = isUnfit ? callOf(card) === 'schedule' : OF_ADVISED.has(callOf(card));
  const programs =
    isAdvised && isTold
      ? advisedCourses(
          { ...before.slots, ages: slots.ages },
          isUnfit ? [] : wordsOf(`${before.topic} ${before.plain}`.trim()),
          circumstances,
        )
      : spoken;
  return spokenOf(deck, { slots: { ...slots, programs }, card: before.card });
}
