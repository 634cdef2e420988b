import { type BranchId, BRANCHES, CENTERS, isCenterId } from '@kidcode/branches';
import type { AnswerCard } from '@kidcode/school';
import { BRAND } from '@kidcode/site';

import { CALLS } from './calls';
import { type Circumstances, FAR } from './circumstances';
import { ageNote } from './course-calls';
import type { Deck } from './deck';
import { fill } from './facts';
import { policyAlone } from './policy';
import { wrongPremises } from './premise';
import { say } from './say';
import { NO_SLOTS, readSlots, type Slots } from './slots';
import { daysAreTold } from './slot-days';
import { isAboutHome, type State } from './subject';
import { type Language, plainText, wordsOf } from './words';

/** `before` is the turn that a follow-up follows. */
export type Told = {
  deck: Deck;
  language: Language;
  circumstances: Circumstances;
  before?: State | null;
  /** Whether other answers stand beside it. */
  isOne?: boolean;
};

/** A card that has so much of a follow-up's words says what it asks, also where it was said before. */
const SAID = 0.75;
/** 'And is it the same in the other center, too?' */
const ONLY_PLACE = 8;

/** Pages about programs, where a child's age matters. */
const OF_PROGRAMS = /^\/(?:programs(?!\/online)|find-a-program|class-schedule)/;

/** That a part of a message has no answer here, and whom to ask. */
export const notFound = ({ language, circumstances }: Told, part: string): string =>
  say('partUnknown', language)
    .replace('{part}', part.replace(/^(?:and|y|also)\s+|[\s?¿.!]+$/gi, ''))
    .replace('{phone}', phoneFor(NO_SLOTS, circumstances));

export function titleOf({ deck, language, circumstances }: Told, place: number): string | null {
  const card = deck.cards[place];
  if (card === undefined) return null;
  return fill(language === 'es' ? card.spanish.question : card.question, language, circumstances);
}

/** What stands after an answer: a list ends before it. */
const withMore = (answer: string, more: string): string =>
  more === '' ? answer : `${answer}${answer.endsWith('.') ? ' ' : '\n\n'}${more}`;

/** A card's answer under its question, unless that is what was asked: what was taken for granted wrongly stands first. */
export function cardText(
  told: Told,
  place: number,
  slots: Slots,
  message: string,
  topic = '',
): string | null {
  const filled = fillCard(told, place, slots, message, topic);
  if (filled === null) return null;
  const { card, title, answer, premises } = filled;
  const isTitled = card.offered && (told.isOne === false || plainText(title) !== plainText(message));
  const phone = phoneFor(slots, told.circumstances);
  // A follow-up that the same words would answer is told that there are no more.
  const { before = null, deck } = told;
  const isSame =
    before?.card === place &&
    before.plain !== plainText(message) &&
    unlinked(fillCard(told, place, before.slots, before.plain)?.answer ?? '') === unlinked(answer);
  // A center that is named only now is told that it is the same there.
  const isNew = (id: BranchId) => id !== 'online' && !before?.slots.branches.includes(id);
  // What names a center holds there, and who asks more than for a place asks something else.
  const isEverywhere = CENTERS.every(({ name }) => !answer.includes(name));
  const isOnlyPlace = wordsOf(plainText(message)).length <= ONLY_PLACE;
  // What is said of lessons at home says nothing of a center, nor do the ages of all centers of one that has its own.
  const isOfHome = isAboutHome(deck, place) || slots.place === FAR;
  const isOfAll = (id: BranchId) => BRANCHES[id].ages === null || !/\d+-\d+/.test(answer);
  const there =
    isSame && isEverywhere && isOnlyPlace && !isOfHome
      ? slots.branches.filter((id) => isNew(id) && isOfAll(id))
      : [];
  const asks = there.map((id) => say('sameThere', told.language).replace('{center}', BRANCHES[id].name));
  const isSaid =
    isSame &&
    deck.index.covered(wordsOf(plainText(message)), place) < SAID &&
    card.call === null &&
    there.length === 0;
  if (isSaid) asks.push(say('noMore', told.language));
  if (isSaid || card.kind === 'not-published') asks.push(say('ask', told.language));
  const ask = asks.map((text) => text.replace('{phone}', phone)).join(' ');
  const read = card.read === null ? '' : `[${say('readMore', told.language)}](${card.read})`;
  return [isTitled ? `**${title}**` : '', ...premises, withMore(answer, ask), read]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** A text without the addresses of its links: each center has a page of its own for what is the same there. */
const unlinked = (text: string): string => text.replace(/\]\([^)]*\)/g, ']');

/** Whether a text ends with what was said already. */
export const saysNoMore = (text: string, language: Language): boolean =>
  text.includes(say('noMore', language));

/**
 * A card with what it says today, and what the message takes for granted wrongly; null where it says nothing.
 *
 * @param topic the question that the message goes on with, in plain words: 'and in the other center' after robots is about robots.
 */
export function fillCard(told: Told, place: number, slots: Slots, message: string, topic = '') {
  const { deck, language } = told;
  const circumstances = atNamed(told.circumstances, slots);
  const nearest = deck.cards[place];
  if (nearest === undefined) return null;
  const found = ofSeason(deck, nearest, slots);
  const policy = policyAlone(found);
  const card: AnswerCard = policy === null ? found : { ...found, kind: 'answer' };
  const { call, season } = card;
  const words = wordsOf(`${topic} ${plainText(message)}`.trim());
  const written = policy ?? (language === 'es' ? card.spanish.answer : card.answer);
  const filled = written === '' ? null : fill(written, language, circumstances);
  const tellsDays = daysAreTold(message);
  const isCarried = readSlots(message, circumstances).slots.programs.length === 0;
  const asked = {
    slots,
    words,
    own: wordsOf(plainText(message)),
    tellsDays,
    isCarried,
    season,
    language,
    circumstances,
    written: filled ?? '',
  };
  const said = CALLS[call ?? '']?.(asked) ?? filled;
  const title = titleOf(told, deck.place(card.id));
  if (said === null || title === null) return null;
  const isParty = deck.subjects[place]?.has('party') === true;
  const isOfPrograms =
    (deck.slots[place]?.programs ?? []).length > 0 || (OF_PROGRAMS.test(card.read ?? '') && !isParty);
  const note = message !== '' && isOfPrograms ? ageNote(`${title} ${said}`, asked) : null;
  const answer = withMore(said, note ?? '');
  const premises = wrongPremises({ card, answer, message, slots, language, circumstances });
  return { card, title, answer, premises };
}

/** Whoever names one center asks about it, whichever was chosen. */
function atNamed(circumstances: Circumstances, { branches }: Slots): Circumstances {
  const [branch] = branches;
  return branches.length === 1 && isCenterId(branch) ? { ...circumstances, branch } : circumstances;
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
