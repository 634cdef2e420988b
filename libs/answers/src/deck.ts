import { FAQ } from '@kidcode/current-school/generated/faq';
import { POLICIES } from '@kidcode/current-school';
import { type AnswerCard, siteDay } from '@kidcode/school';

import type { Circumstances } from './circumstances';
import { languageGate, type LanguageGate } from './language';
import { type Index, indexOf, type Nearness } from './nearest';
import { NO_SLOTS, readSlots, type Slots } from './slots';
import { type Subjects, subjectsOfCard } from './subject';
import { plainText, spellingOf, wordsOf } from './words';

/** Cards that can be asked. */
export type Deck = {
  cards: readonly AnswerCard[];
  index: Index;
  /** What each card's question names. */
  slots: readonly Slots[];
  subjects: Subjects;
  /** The few programs that a card speaks of: 'for which ages?' after it asks about them. */
  programs: readonly Slots['programs'][];
  /** Which card a plain text is an example of. */
  exact: ReadonlyMap<string, number>;
  languageOf: LanguageGate;
  /** A plain text with its words spelled as the examples spell them. */
  spelled: (plain: string) => string;
  /** Whether a word stands in so few cards that it says what is asked about. */
  tells: (word: string) => boolean;
  place: (id: string) => number;
};

/** A word that stands in more cards than this share says nothing of its own. */
const COMMON_SHARE = 0.08;

/** A card that names more programs is about none of them. */
const MOST_PROGRAMS = 3;

/** A card's question names no month of a certain year and no ZIP code. */
const NOWHERE: Circumstances = { today: siteDay('2000-01-03'), now: null, branch: null, places: [] };

const withoutPlaceholders = (text: string): string => text.replace(/\{[^}]*\}/g, ' ');

/** A card's examples: its questions, and those of the document that it quotes with `{faq id}` or `{policy id}`. */
function examplesOf({ question, answer, asked, spanish }: AnswerCard): readonly string[] {
  const quoted = [...answer.matchAll(/\{(?:faq|policy) ([\w-]+)\}/g)].map(([, id]) => id);
  const documents = [...FAQ.flatMap(({ items }) => items), ...POLICIES].flatMap((entry) =>
    typeof entry !== 'string' && quoted.includes(entry.id) ? [entry.question, ...(entry.asked ?? [])] : [],
  );
  return [question, spanish.question, ...asked, ...spanish.asked, ...documents].map(withoutPlaceholders);
}

/** Entries of the FAQ with phrasings (`asked`) that no card quotes are cards themselves. */
function faqCards(known: ReadonlySet<string>): readonly AnswerCard[] {
  return FAQ.flatMap(({ items }) => items).flatMap((entry): readonly AnswerCard[] => {
    if (typeof entry === 'string' || entry.asked === undefined || known.has(plainText(entry.question)))
      return [];
    if (entry.asked.some((example) => known.has(plainText(example)))) return [];
    return [
      {
        id: `faq-${entry.id}`,
        kind: 'answer',
        question: entry.question,
        answer: `{faq ${entry.id}}`,
        spanish: { question: entry.question, answer: `{faq ${entry.id}}`, asked: [] },
        read: entry.links?.[0]?.href ?? `/faq#${entry.id}`,
        asked: entry.asked,
        call: null,
        season: null,
        scope: null,
        offered: true,
      },
    ];
  });
}

/** Slots with the programs that a card speaks of, where they name none. */
export const spokenOf = (deck: Deck, { slots, card }: { slots: Slots; card: number }): Slots =>
  slots.programs.length > 0 ? slots : { ...slots, programs: deck.programs[card] ?? [] };

/** So many readings are kept: a conversation's turns are read again with each question. */
const KEPT = 100;

/** An index that does not read twice what was read lately. */
function remembered(index: Index): Index {
  const kept = new Map<string, Nearness>();
  const near = (plain: string) => {
    const found = kept.get(plain) ?? index.near(plain);
    kept.delete(plain);
    kept.set(plain, found);
    for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
    return found;
  };
  return { ...index, near };
}

/** Learns a deck: about three seconds for 34,000 examples. */
export function openDeck(written: readonly AnswerCard[]): Deck {
  const plainOf = (card: AnswerCard) => examplesOf(card).map(plainText);
  const known = written.map(plainOf);
  const others = faqCards(new Set(known.flat()));
  const cards = [...written, ...others];
  const plain = [...known, ...others.map(plainOf)];
  const exact = new Map<string, number>();
  plain.forEach((texts, card) => {
    for (const text of texts) if (text !== '' && !exact.has(text)) exact.set(text, card);
  });
  const standsIn = new Map<string, number>();
  for (const texts of plain)
    for (const word of new Set(texts.flatMap(wordsOf))) standsIn.set(word, (standsIn.get(word) ?? 0) + 1);
  const spelling = spellingOf(plain.flat());
  const places = new Map(cards.map(({ id }, place) => [id, place]));
  const slots = cards.map(({ question }) => readSlots(question, NOWHERE).slots);
  return {
    cards,
    index: remembered(indexOf(plain)),
    slots,
    programs: cards.map(({ question, answer }) => {
      const { programs } = readSlots(`${question} ${answer}`, NOWHERE).slots;
      return programs.length > MOST_PROGRAMS ? [] : programs;
    }),
    subjects: cards.map(({ question, read }, card) =>
      subjectsOfCard(plainText(question), read, slots[card] ?? NO_SLOTS),
    ),
    exact,
    languageOf: languageGate(
      cards.flatMap(({ asked, question }) => [question, ...asked].map(plainText)),
      cards.flatMap(({ spanish }) => [spanish.question, ...spanish.asked].map(plainText)),
    ),
    spelled: (text) => wordsOf(text).map(spelling).join(' '),
    tells: (word) => {
      const count = standsIn.get(word);
      return word.length > 2 && count !== undefined && count <= cards.length * COMMON_SHARE;
    },
    place: (id) => places.get(id) ?? -1,
  };
}
