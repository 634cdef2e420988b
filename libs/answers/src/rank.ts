import type { Deck } from './deck';
import type { Nearness } from './nearest';
import { agreementWith, NO_SLOTS, type Slots } from './slots';
import type { Evidence } from './sureness';
import { numberAt } from './words';

/** So many of the nearest cards are told. */
const NEARBY = 40;
/** The cards nearest to some readings of a question, the nearest first, and what is known of the nearest. */
export function ranking(
  deck: Deck,
  words: readonly string[],
  near: Nearness,
  slots: Slots,
  isOfSeason: boolean,
): { ranked: readonly number[]; evidence: Evidence } {
  const agreement = agreementWith(slots, isOfSeason);
  const scores = deck.cards.map(
    ({ scope }, card) => numberAt(near, card) + agreement(deck.slots[card] ?? NO_SLOTS, scope),
  );
  // Numbers are sorted much faster than what is compared by a function.
  const least = Float64Array.from(scores).sort().at(-NEARBY) ?? -Infinity;
  const ranked = [...scores.keys()]
    .filter((card) => numberAt(scores, card) >= least)
    .sort((a, b) => numberAt(scores, b) - numberAt(scores, a));
  const first = numberAt(ranked, 0);
  return {
    ranked,
    evidence: {
      ranked: ranked.slice(0, 4).map((card) => numberAt(scores, card)),
      covered: deck.index.covered(words, first),
    },
  };
}
