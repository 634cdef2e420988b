import {
  type Answer,
  answerMessage,
  type Circumstances,
  fitSureness,
  LIKELY,
  openDeck,
  readMessage,
  type Turn,
} from '@kidcode/answers';
import { ANSWERS } from '@kidcode/current-school/generated/answers';
import { ZIP_PLACES } from '@kidcode/current-school/generated/zip-places';
import { siteDay } from '@kidcode/scheduling';

export { fitSureness, LIKELY };

/** Every example of the deck, with its card. */
export const EXAMPLES = ANSWERS.flatMap(({ id, asked, spanish }) =>
  [...asked, ...spanish.asked].map((question) => ({ id, question })),
);

/**
 * The deck of the school, as the functions use it, on a day.
 *
 * @param isLearned which examples it learns; a card without any is none.
 */
export function openSchool(today: string, isLearned: (question: string, id: string) => boolean = () => true) {
  const cards = ANSWERS.map((card) => ({
    ...card,
    asked: card.asked.filter((question) => isLearned(question, card.id)),
    spanish: {
      ...card.spanish,
      asked: card.spanish.asked.filter((question) => isLearned(question, card.id)),
    },
  })).filter(({ asked, spanish }) => asked.length + spanish.asked.length > 0);
  const deck = openDeck(cards);
  const circumstances: Circumstances = { today: siteDay(today), now: null, branch: null, places: ZIP_PLACES };
  const find = (question: string, turns: readonly Turn[]) =>
    readMessage(deck, question, turns, circumstances);
  return {
    /** What a parent reads. */
    ask: (question: string, turns: readonly Turn[]): Answer => {
      const read = find(question, turns);
      if ('sentence' in read) return { outcome: 'none', card: null, message: read.sentence, choices: [] };
      return answerMessage(deck, question, read.reading, circumstances);
    },
    /** What is known of the nearest cards, and the cards that say the same as each of them; null in another language. */
    evidence: (question: string) => {
      const read = find(question, []);
      if ('sentence' in read) return null;
      const { evidence, ranked, isExact, sureness } = read.reading.find;
      const near = ranked.slice(0, 3).flatMap((place) => deck.cards[place] ?? []);
      // Cards of one computation say the same.
      const cards = near.map((card) =>
        deck.cards
          .filter(({ id, call }) => id === card.id || (call !== null && call === card.call))
          .map(({ id }) => id),
      );
      return { evidence, isExact, cards, sureness };
    },
  };
}
