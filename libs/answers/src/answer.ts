import type { AnswerCard } from '@kidcode/school';
import { BRAND } from '@kidcode/site';

import { cardText, fillCard, notFound, saysNoMore, titleOf, type Told } from './card-text';
import type { Circumstances } from './circumstances';
import type { Deck } from './deck';
import { BARE, type Find, findCards } from './find';
import { readQuestion } from './question';
import { isOffered, MOST_AT_ONCE, partsOf } from './parts';
import { wrongPremises } from './premise';
import { type Reading, withSpoken } from './reading';
import { say } from './say';
import { NO_SLOTS, readSlots } from './slots';
import { LIKELY } from './sureness';
import { type Language, plainText, wordsOf } from './words';

/** An answer at once, the same with other questions beside it, questions to choose from, or a person. */
export type Outcome = 'sure' | 'likely' | 'choices' | 'none';

/** What is said to a question: Markdown, and questions that can be pressed. */
export type Answer = { outcome: Outcome; card: string | null; message: string; choices: readonly string[] };

/** From which sureness on the nearest card is answered alone. */
export const SURE = 0.8;
/** Enough for a card that is never offered, or one whose answer contradicts what is taken for granted; and after a turn. */
const ENOUGH = 0.3;
const FOLLOWS = 0.15;
/** Below, no card is near enough to be offered. */
export const FAR = 0.12;
/** From which sureness on that one of the two nearest cards is right, both are answered. */
const EITHER = 0.3;
/** So near to the nearest card a second one may be meant. */
const CLOSE = 3.5;
const MOST_CHOICES = 3;

/** What the deck says to a message. */
export function answerMessage(
  deck: Deck,
  message: string,
  { find: read, language, before }: Reading,
  circumstances: Circumstances,
): Answer {
  const isOwn = readSlots(message, circumstances).slots.programs.length > 0;
  const find = { ...read, slots: withSpoken(deck, read, before, circumstances, isOwn) };
  const told = { deck, language, circumstances, before: find.isExact ? null : before };
  const { first, two } = find.sureness;
  const [, second = 0, ...others] = find.ranked;
  // Whoever is in danger, or is told that something stays private, is told nothing besides; such a card cannot be pressed either.
  const isAlone = !isOffered(deck.cards[find.card]);
  const isOpen = first >= ENOUGH && first < LIKELY;
  const isContradicted =
    isOpen && (fillCard(told, find.card, find.slots, message)?.premises ?? []).length > 0;
  const least = find.topic !== '' ? FOLLOWS : isAlone || isContradicted ? ENOUGH : LIKELY;
  if (!isAlone || first < least) {
    const { sure, near, unknown } = partsOf(deck, message, find, before, circumstances);
    // What is asked after a story may be surer than the story with it.
    const isSurer = first < least && (sure[0]?.sureness.first ?? 0) >= LIKELY;
    if (sure.length > 0 && (isSurer || sure.length + unknown.length > 1)) {
      const others = sure.length > MOST_AT_ONCE ? near : [...near, ...besides(find)];
      return answerParts(told, sure, 'sure', message, others, unknown);
    }
  }
  // A follow-up that is not sure may mean either of the two nearest.
  const [best = 0, next = 0] = find.evidence.ranked;
  const isClose = find.topic !== '' && first < SURE && best - next < CLOSE;
  // Few words may mean anything.
  const enough = wordsOf(find.plain).length > BARE || find.topic !== '' ? EITHER : LIKELY;
  const isEither = first < least ? two >= enough : isClose;
  if (isEither && !isAlone && isOffered(deck.cards[second])) {
    const both = answerParts(told, [find, { ...find, card: second }], 'likely', message);
    if (both.message !== '') return { ...both, choices: offered(told, others, MOST_CHOICES - 1) };
  }
  if (first >= least) {
    if (first < SURE && isDeclining(deck.cards[find.card])) return offer(told, find, message);
    const own = answerParts(
      told,
      [find],
      first >= SURE ? 'sure' : 'likely',
      message,
      isAlone ? [] : besides(find),
    );
    // What was said already is followed by what is near beside it.
    const isSaid = saysNoMore(own.message, language) && isOffered(deck.cards[second]);
    if (isSaid) return answerParts(told, [find, { ...find, card: second }], 'likely', message, others);
    if (own.message !== '') return own;
    // What was spoken of last says nothing of the other camp that is named now.
    const next = answerParts(told, [{ ...find, card: second }], 'likely', message, others);
    if (find.topic !== '' && next.message !== '') return next;
  }
  return offer(told, find, message);
}

/** What else a message may ask: nothing where it is an example word for word, or a few words that name one thing. */
const besides = ({ isExact, sureness, plain, ranked }: Find): readonly number[] =>
  isExact || (sureness.first >= SURE && wordsOf(plain).length <= BARE) ? [] : ranked;

/** The same for a card that a language model chose. */
export function answerCard(
  deck: Deck,
  message: string,
  id: string,
  { find, language }: Reading,
  circumstances: Circumstances,
): Answer | null {
  const chosen = { ...find, card: deck.place(id) };
  const answer = answerParts({ deck, language, circumstances }, [chosen], 'sure', message);
  return answer.message === '' ? null : answer;
}

/** Up to three questions that a parent may be about to type. */
export function suggest(deck: Deck, typed: string, circumstances: Circumstances): readonly string[] {
  const gate = deck.languageOf(typed);
  if ('sentence' in gate || plainText(typed).length < 3) return [];
  const find = findCards(deck, readQuestion(deck, typed, circumstances), null, circumstances);
  if (find.sureness.first < FAR) return [];
  return offered({ deck, language: gate.language, circumstances }, find.ranked, MOST_CHOICES);
}

/** Names a page that may hold what no card says. */
export const offerPage = (link: string, language: Language): string => `${say('onPage', language)} ${link}`;

/** Asks not to leave numbers of cards in a chat. */
export const privateWarning = (language: Language): string => say('privateData', language);

/** Some cards' answers, and the questions of those that are too many at once. No text: none of them has an answer today. */
function answerParts(
  told: Told,
  finds: readonly Find[],
  outcome: Outcome,
  message: string,
  near: readonly number[] = [],
  unknown: readonly string[] = [],
): Answer {
  const beside = { ...told, isOne: finds.length < 2 };
  const texts = finds.flatMap(({ card, slots, topic }) => {
    // 'From which age?' is about what was spoken of.
    const isAbout = card === told.before?.card || told.deck.cards[card]?.call === 'course-age';
    const { topic: first, plain = '' } = told.before ?? {};
    const said = first === '' || first === undefined ? topic : `${first} ${plain}`;
    return cardText(beside, card, slots, message, isAbout && topic !== '' ? said : '') ?? [];
  });
  const cards = finds.map(({ card }) => card);
  const said = cards.slice(0, MOST_AT_ONCE);
  const others = [...cards.slice(MOST_AT_ONCE), ...near].filter((card) => !said.includes(card));
  return {
    outcome,
    card: told.deck.cards[finds[0]?.card ?? -1]?.id ?? null,
    message: [together(texts.slice(0, MOST_AT_ONCE)), ...unknown.map((part) => notFound(told, part))].join(
      '\n\n',
    ),
    choices: offered(told, others, said.length + unknown.length > 1 ? MOST_CHOICES : MOST_CHOICES - 1),
  };
}

/** What some answers say alike, a wrong premise or a page, is said once; one that adds no more than its question and a page is left out. */
function together(texts: readonly string[]): string {
  const said = new Set<string>();
  for (const text of texts) {
    const fresh = text.split('\n\n').filter((block) => !said.has(block));
    const adds = fresh.some((block) => !/^(?:\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))$/.test(block));
    if (adds) for (const block of fresh) said.add(block);
  }
  return [...said].join('\n\n');
}

/** What is taken for granted wrongly, questions to choose from and a person; only a person where nothing is near. */
function offer(told: Told, { ranked, sureness, slots }: Find, message: string): Answer {
  const { language, circumstances } = told;
  const phone = (text: string) => text.replace('{phone}', BRAND.phone.display);
  const choices = sureness.two < FAR ? [] : offered(told, ranked, MOST_CHOICES);
  const nearest = told.deck.cards[ranked[0] ?? -1];
  const card = nearest?.id ?? null;
  // What is not the school's business is declined also where something of it may be meant.
  const isDeclined = choices.length > 0 && isDeclining(nearest);
  const declined = isDeclined ? cardText(told, ranked[0] ?? -1, slots, message) : null;
  const held = isDeclined ? (nearest ?? null) : null;
  const premises = wrongPremises({ card: held, answer: '', message, slots, language, circumstances });
  if (choices.length === 0)
    return {
      outcome: 'none',
      card,
      message: [...premises, phone(say('notKnown', language))].join('\n\n'),
      choices,
    };
  const offers = [
    ...premises,
    declined ?? '',
    say(declined === null ? 'didYouMean' : 'orMeant', language),
    phone(say('orAsk', language)),
  ];
  return {
    outcome: declined !== null ? 'likely' : 'choices',
    card,
    message: offers.filter((text) => text !== '').join('\n\n'),
    choices,
  };
}

/** Small talk, and what is not the school's business; whoever is in danger is told nothing besides. */
const isDeclining = (card: AnswerCard | undefined): boolean => card?.kind === 'talk' && card.offered;

/** Questions of the nearest cards that can be offered and answered. */
function offered(told: Told, ranked: readonly number[], most: number): readonly string[] {
  const titles: string[] = [];
  for (const place of ranked.slice(0, most * 4)) {
    if (titles.length === most) break;
    const title = isOffered(told.deck.cards[place]) ? titleOf(told, place) : null;
    if (title !== null && !titles.includes(title) && cardText(told, place, NO_SLOTS, '') !== null)
      titles.push(title);
  }
  return titles;
}
