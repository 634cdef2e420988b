import { FAQ } from '@kidcode/current-school/generated/faq';
import { POLICIES } from '@kidcode/current-school';
import { type AnswerCard, siteDay } from '@kidcode/school';

import type { Circumstances } from './circumstances';
import { languageGate, type LanguageGate } from './language';
import { type Examples, learn } from './learn';
import { type Index, indexOf, type Nearness } from './nearest';
import { packed, unpacked } from './packed';
import { BRANCH_NAMES } from './slot-names';
import { NO_SLOTS, readSlots, type Slots } from './slots';
import { type Subjects, subjectsOfCard } from './subject';
import { type Language, plainText, spellingOf, wordCounts, wordsOf } from './words';

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
  exact: (plain: string) => number | null;
  languageOf: LanguageGate;
  /** A plain text with its words spelled as the examples spell them. */
  spelled: (plain: string) => string;
  /** Whether a word stands in so few cards that it says what is asked about. */
  tells: (word: string) => boolean;
  place: (id: string) => number;
};

/** Plain examples in each language. */
type Texts = Readonly<Record<Language, Examples>>;

/** A word that stands in more cards than this share says nothing of its own. */
const COMMON_SHARE = 0.08;

/** A card that names more programs is about none of them. */
const MOST_PROGRAMS = 3;

/** A card's question names no month of a certain year and no ZIP code. */
const NOWHERE: Circumstances = { today: siteDay('2000-01-03'), now: null, branch: null, places: [] };

const CENTER_NAMES = BRANCH_NAMES.flatMap(({ id, names }) => (id === 'online' ? [] : names));
const CENTER = new RegExp(` (?:${CENTER_NAMES.join('|')})(?= )`, 'g');
/** What no example has and is no slip all the same. */
const NAME_WORDS = new Set(CENTER_NAMES.flatMap(wordsOf));

/** A plain text with one word for each center: what parents ask about one, they ask about a new one in the same words. */
const ofAnyCenter = (plain: string): string => ` ${plain} `.replace(CENTER, ' ourcenter').trim();

const withoutPlaceholders = (text: string): string => text.replace(/\{[^}]*\}/g, ' ');

/** A card's examples by language: its questions, and those of the document that it quotes with `{faq id}` or `{policy id}`. */
function examplesOf({ question, answer, asked, spanish }: AnswerCard): Texts {
  const quoted = [...answer.matchAll(/\{(?:faq|policy) ([\w-]+)\}/g)].map(([, id]) => id);
  const documents = [...FAQ.flatMap(({ items }) => items), ...POLICIES].flatMap((entry) =>
    typeof entry !== 'string' && quoted.includes(entry.id) ? [entry.question, ...(entry.asked ?? [])] : [],
  );
  const plain = (text: string) => plainText(withoutPlaceholders(text));
  return {
    en: [question, ...asked, ...documents].map(plain),
    es: [spanish.question, ...spanish.asked].map(plain),
  };
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
  return {
    ...index,
    near: (plain) => near(ofAnyCenter(plain)),
    covered: (words, card) => index.covered(wordsOf(ofAnyCenter(words.join(' '))), card),
  };
}

/** Cards and their examples; entries of the FAQ that no card quotes are cards, too. */
function withFaq(written: readonly AnswerCard[]): { cards: readonly AnswerCard[]; texts: readonly Texts[] } {
  const known = written.map(examplesOf);
  const others = faqCards(new Set(known.flatMap(bothOf)));
  return { cards: [...written, ...others], texts: [...known, ...others.map(examplesOf)] };
}

const bothOf = ({ en, es }: Texts): Examples => [...en, ...es].map(ofAnyCenter);

/** What is learnt from a deck, to be kept beside its cards when a school publishes: two seconds for 34,000 examples. */
export const learnDeck = (written: readonly AnswerCard[]): Uint8Array =>
  packed(learn(withFaq(written).texts.map(bothOf)));

/**
 * Opens a deck.
 *
 * @param kept what `learnDeck` learnt from the same cards; without it they are learnt now.
 * @throws where it was learnt from other cards: the school has to be published again.
 */
export function openDeck(written: readonly AnswerCard[], kept?: Uint8Array): Deck {
  const { cards, texts } = withFaq(written);
  const plain = texts.map(bothOf);
  const learnt = kept === undefined ? learn(plain) : unpacked(kept);
  if (learnt.sizes.join() !== plain.map(({ length }) => length).join())
    throw new Error('The deck was learnt from other cards: publish the school again.');
  const exact = new Map<string, number>();
  plain.forEach((examples, card) => {
    for (const text of examples) if (text !== '' && !exact.has(text)) exact.set(text, card);
  });
  const counts = {
    en: wordCounts(texts.flatMap(({ en }) => en)),
    es: wordCounts(texts.flatMap(({ es }) => es)),
  };
  const spelling = spellingOf(counts);
  const index = indexOf(learnt);
  const places = new Map(cards.map(({ id }, place) => [id, place]));
  const slots = cards.map(({ question }) => readSlots(question, NOWHERE).slots);
  return {
    cards,
    index: remembered(index),
    slots,
    programs: cards.map(({ question, answer }) => {
      const { programs } = readSlots(`${question} ${answer}`, NOWHERE).slots;
      return programs.length > MOST_PROGRAMS ? [] : programs;
    }),
    subjects: cards.map(({ question, read }, card) =>
      subjectsOfCard(plainText(question), read, slots[card] ?? NO_SLOTS),
    ),
    exact: (plain) => exact.get(ofAnyCenter(plain)) ?? null,
    languageOf: languageGate(counts),
    spelled: (text) =>
      wordsOf(text)
        .map((word) => (NAME_WORDS.has(word) ? word : spelling(word)))
        .join(' '),
    tells: (word) => {
      const count = index.cardsWith(word);
      return word.length > 2 && count > 0 && count <= cards.length * COMMON_SHARE;
    },
    place: (id) => places.get(id) ?? -1,
  };
}
