import {
  type Answer,
  answerMessage,
  type Circumstances,
  fitSureness,
  openDeck,
  readMessage,
  type Turn,
} from '@kidcode/answers';
import { ANSWERS } from '@kidcode/current-school/generated/answers';
import { ZIP_PLACES } from '@kidcode/current-school/generated/zip-places';
import { siteDay } from '@kidcode/scheduling';

export { fitSureness };

/** The deck of the school, as the functions use it, on a day. */
export function openSchool(today: string) {
  const deck = openDeck(ANSWERS);
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
    /** The evidence of the nearest card, and the cards that say the same; null in another language. */
    evidence: (question: string) => {
      const read = find(question, []);
      if ('sentence' in read) return null;
      const { evidence, ranked, isExact } = read.reading.find;
      const [first] = ranked.map((place) => deck.cards[place]);
      // Cards of one computation say the same.
      const same = deck.cards.filter(
        ({ id, call }) => id === first?.id || (call !== null && call === first?.call),
      );
      return { evidence, isExact, cards: same.map(({ id }) => id) };
    },
  };
}
