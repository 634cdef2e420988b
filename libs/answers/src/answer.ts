import type { AnswerCard } from '@kidcode/school';
import { BRAND } from '@kidcode/site';

import { CALLS } from './calls';
import type { Circumstances } from './circumstances';
import type { Deck } from './deck';
import { fill } from './facts';
import { type Find, findCards, type State } from './find';
import { wrongPremises } from './premise';
import { say } from './say';
import { NO_SLOTS, type Slots } from './slots';
import { splitQuestion } from './split';
import { type Language, plainText } from './words';

/** An answer at once, the same with other questions beside it, questions to choose from, or a person. */
export type Outcome = 'sure' | 'likely' | 'choices' | 'none';

/** What is said to a question: Markdown, and questions that can be pressed. */
export type Answer = { outcome: Outcome; card: string | null; message: string; choices: readonly string[] };

/** Earlier questions of the conversation, the oldest first, with the card that answered each. */
export type Turn = { question: string; card: string | null };

/** From which sureness on an answer is shown alone, is shown with others, or others are shown. Set by calibration. */
export const SURE = 0.8;
export const LIKELY = 0.6;
/** Below, no card is near enough to be offered. */
export const FAR = 0.12;
/** From which sureness on a part of a message is a question of its own. */
const PART_SURE = 0.5;
/** A part's card is one of so many that are nearest to the whole message. */
const NEAR = 12;
const MOST_AT_ONCE = 2;
const MOST_CHOICES = 3;
/** Parts of a message that are read: a parent's story is no list of questions. */
const MOST_PARTS = 8;

/** Cards, the nearest first, and what is known of each: what a language model chooses from. */
export type Reading = { find: Find; language: Language; before: State | null };

/** A message as the deck reads it, or the one sentence in a language that nothing is answered in. */
export type Read = { reading: Reading } | { sentence: string };

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
      sentence: gate.sentence.replace('{phone}', BRAND.phone.display).replace('{email}', BRAND.email.display),
    };
  const before = turns.reduce<State | null>((state, { question, card }) => {
    const find = findCards(deck, question, state, circumstances);
    const place = card === null ? -1 : deck.place(card);
    return place < 0 ? find : { ...find, card: place };
  }, null);
  return {
    reading: { find: findCards(deck, message, before, circumstances), language: gate.language, before },
  };
}

/** What the deck says to a message. */
export function answerMessage(
  deck: Deck,
  message: string,
  { find, language, before }: Reading,
  circumstances: Circumstances,
): Answer {
  const told = { deck, language, circumstances };
  const near = new Set(find.ranked.slice(0, NEAR));
  const parts = find.isExact
    ? []
    : partsOf(deck, message, before, circumstances).filter(({ card }) => near.has(card));
  if (parts.length > 1) {
    // What the whole message is surely about stands first.
    const others = parts.filter(({ card }) => card !== find.card);
    return answerParts(told, find.sureness >= SURE ? [find, ...others] : parts);
  }
  if (find.sureness >= LIKELY) {
    const outcome = find.sureness >= SURE ? 'sure' : 'likely';
    const text = cardText(told, find.card, find.slots, message);
    if (text !== null) {
      const card = deck.cards[find.card];
      const isTalk = outcome === 'sure' || card?.kind === 'talk';
      const choices = isTalk ? [] : offered(told, find.ranked.slice(1), MOST_CHOICES - 1);
      return { outcome, card: card?.id ?? null, message: text, choices };
    }
  }
  return offer(told, find);
}

/** The same for a card that a language model chose. */
export function answerCard(
  deck: Deck,
  message: string,
  id: string,
  { find, language }: Reading,
  circumstances: Circumstances,
): Answer | null {
  const text = cardText({ deck, language, circumstances }, deck.place(id), find.slots, message);
  return text === null ? null : { outcome: 'sure', card: id, message: text, choices: [] };
}

/** Up to three questions that a parent may be about to type. */
export function suggest(deck: Deck, typed: string, circumstances: Circumstances): readonly string[] {
  const gate = deck.languageOf(typed);
  if ('sentence' in gate || plainText(typed).length < 3) return [];
  const find = findCards(deck, typed, null, circumstances);
  if (find.sureness < FAR) return [];
  return offered({ deck, language: gate.language, circumstances }, find.ranked, MOST_CHOICES);
}

/** Names a page that may hold what no card says. */
export const offerPage = (link: string, language: Language): string => `${say('onPage', language)} ${link}`;

/** Asks not to leave numbers of cards in a chat. */
export const privateWarning = (language: Language): string => say('privateData', language);

type Told = { deck: Deck; language: Language; circumstances: Circumstances };

/** The parts of a message that are questions of their own, each read after the one before it. */
function partsOf(
  deck: Deck,
  message: string,
  before: State | null,
  circumstances: Circumstances,
): readonly Find[] {
  const parts = splitQuestion(message);
  if (parts.length > MOST_PARTS) return [];
  const found: Find[] = [];
  let context = before;
  for (const part of parts) {
    const find = findCards(deck, part, found.at(-1) ?? context, circumstances);
    const kind = deck.cards[find.card]?.kind;
    if (find.sureness < PART_SURE || kind === 'talk') continue;
    if (found.every(({ card }) => card !== find.card)) found.push(find);
    context = find;
  }
  return found;
}

/** Two answers at once, the third question to press. */
function answerParts(told: Told, parts: readonly Find[]): Answer {
  const texts = parts
    .slice(0, MOST_AT_ONCE)
    .flatMap(({ card, slots }) => cardText(told, card, slots, '') ?? []);
  const choices = parts.slice(MOST_AT_ONCE).flatMap(({ card }) => titleOf(told, card) ?? []);
  const [first] = parts;
  return {
    outcome: 'sure',
    card: told.deck.cards[first?.card ?? -1]?.id ?? null,
    message: texts.join('\n\n'),
    choices: choices.slice(0, MOST_CHOICES),
  };
}

/** Questions to choose from and a person; only a person where nothing is near. */
function offer(told: Told, { ranked, sureness }: Find): Answer {
  const { language } = told;
  const phone = (text: string) => text.replace('{phone}', BRAND.phone.display);
  const choices = sureness < FAR ? [] : offered(told, ranked, MOST_CHOICES);
  const card = told.deck.cards[ranked[0] ?? -1]?.id ?? null;
  if (choices.length === 0)
    return { outcome: 'none', card, message: phone(say('notKnown', language)), choices };
  const message = `${say('didYouMean', language)}\n\n${phone(say('orAsk', language))}`;
  return { outcome: 'choices', card, message, choices };
}

const isOffered = ({ offered: isToOffer, kind }: AnswerCard): boolean => isToOffer && kind !== 'talk';

/** Questions of the nearest cards that can be offered and answered. */
function offered(told: Told, ranked: readonly number[], most: number): readonly string[] {
  const titles: string[] = [];
  for (const place of ranked.slice(0, most * 4)) {
    const card = told.deck.cards[place];
    if (titles.length === most || card === undefined || !isOffered(card)) continue;
    const title = titleOf(told, place);
    if (title !== null && answerOf(told, card, NO_SLOTS, []) !== null) titles.push(title);
  }
  return titles;
}

function titleOf({ deck, language, circumstances }: Told, place: number): string | null {
  const card = deck.cards[place];
  if (card === undefined) return null;
  return fill(language === 'es' ? card.spanish.question : card.question, language, circumstances);
}

function answerOf(
  { language, circumstances }: Told,
  card: AnswerCard,
  slots: Slots,
  words: readonly string[],
): string | null {
  const computed =
    card.call === null
      ? null
      : (CALLS[card.call]?.({ slots, words, season: card.season, language, circumstances }) ?? null);
  const written = language === 'es' ? card.spanish.answer : card.answer;
  return computed ?? (written === '' ? null : fill(written, language, circumstances));
}

/** A card's answer under its question, unless that is what was asked: what was taken for granted wrongly stands first. */
function cardText(told: Told, place: number, slots: Slots, message: string): string | null {
  const { deck, language, circumstances } = told;
  const nearest = deck.cards[place];
  if (nearest === undefined) return null;
  const card = ofSeason(deck, nearest, slots);
  const words = plainText(message).split(' ');
  const answer = answerOf(told, card, slots, words);
  const title = titleOf(told, deck.place(card.id));
  if (answer === null || title === null) return null;
  const premises = wrongPremises(card, answer, slots, language, circumstances);
  const isTitled = card.kind !== 'talk' && card.offered && plainText(title) !== plainText(message);
  const ask =
    card.kind === 'not-published'
      ? ` ${say('ask', language).replace('{phone}', phoneFor(slots, circumstances))}`
      : '';
  const read = card.read === null ? '' : `\n\n[${say('readMore', language)}](${card.read})`;
  const head = isTitled ? `**${title}**\n\n` : '';
  const premise = premises.length === 0 ? '' : `${premises.join(' ')}\n\n`;
  return `${head}${premise}${answer}${ask}${read}`;
}

/** The card of the season that is named, where the nearest says the same of another one. */
function ofSeason({ cards }: Deck, card: AnswerCard, { seasons: [season] }: Slots): AnswerCard {
  if (card.season === null || season === undefined || card.season === season) return card;
  return cards.find((other) => other.season === season && other.call === card.call) ?? card;
}

/** Whom to ask: the center that is named or visited, else the school. */
function phoneFor({ branches }: Slots, circumstances: Circumstances): string {
  const branch = branches[0] ?? circumstances.branch;
  const phone = branch === null ? null : fill(`{phone ${branch}}`, 'en', circumstances);
  return phone ?? BRAND.phone.display;
}
