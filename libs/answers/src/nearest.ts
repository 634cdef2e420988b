import { rarityOf, startsOf, weighing } from './features';
import type { Learnt } from './packed';
import { numberAt, pairsOf, piecesOf, wordsOf } from './words';

/** How near each card is to a plain text, in the order of the cards. */
export type Nearness = Float64Array;

export type Index = {
  near: (plain: string) => Nearness;
  /** Which share of some words a card's examples have, rare words counting more: 0 to 1. */
  covered: (words: readonly string[], card: number) => number;
  /** In how many cards' examples a word stands. */
  cardsWith: (word: string) => number;
};

/** Weights of BM25 and of the nearest examples beside naive Bayes, each standardized. Measured on questions of strangers. */
const WEIGHTS = [1, 0.6, 0.5];
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
/** A word that one example of a card has may be there by chance: so many are sure. */
const SURELY = 2;

/** Finds the cards nearest to a text by what was learnt: by naive Bayes, by BM25, and by the two examples most like it. */
export function indexOf(learnt: Learnt): Index {
  const { sizes, never, standsIn, units } = learnt;
  const cards = sizes.length;
  const numbers = new Map(
    textOf(learnt.features)
      .split('\n')
      .map((feature, number) => [feature, number]),
  );
  const numbersOf = (features: readonly string[]) => features.flatMap((one) => numbers.get(one) ?? []);
  const texts = sizes.reduce((sum, size) => sum + size, 0);
  const rarity = rarityOf(standsIn, texts);
  const [weighAll, weighNamed] = [
    weighing(rarity),
    weighing(rarity.subarray(0, learnt.exampleLengths.length)),
  ];
  const addShares = adding(learnt.shareLengths, learnt.sharePlaces, learnt.shareWeights);
  const addExamples = adding(learnt.exampleLengths, learnt.examplePlaces, learnt.exampleWeights);

  const bayes = (features: readonly number[]): Nearness => {
    const scores = new Float64Array(cards);
    const row = weighAll(features);
    let known = 0;
    row.features.forEach((feature, at) => {
      const weight = numberAt(row.weights, at);
      known += weight;
      addShares(scores, feature, weight * numberAt(units, 1));
    });
    return scores.map((score, card) => score + known * numberAt(never, card));
  };

  const words = wordTable(learnt);
  const bestMatch = (plain: string): Nearness => {
    const scores = new Float64Array(cards);
    for (const word of new Set(numbersOf(wordsOf(plain)))) words.add(scores, word, 1);
    return scores;
  };

  /** How like a text the two nearest examples of each card are, on average: the cosine of their words and pairs of words. */
  const examples = (named: readonly number[]): Nearness => {
    const likeness = new Float64Array(texts);
    const row = weighNamed(named);
    row.features.forEach((feature, at) =>
      addExamples(likeness, feature, numberAt(row.weights, at) * numberAt(units, 0)),
    );
    let at = 0;
    return Float64Array.from(sizes, (size) => {
      let [first, second] = [0, 0];
      for (const end = at + size; at < end; at++) {
        const value = likeness[at] ?? 0;
        if (value > first) [first, second] = [value, first];
        else if (value > second) second = value;
      }
      return (first + second) / 2;
    });
  };

  return {
    near: (plain) => {
      const named = numbersOf(pairsOf(plain));
      const all = [...named, ...wordsOf(plain).flatMap((word) => numbersOf(piecesOf(word)))];
      const ways = [bayes(all), bestMatch(plain), examples(named)];
      const scores = new Float64Array(cards);
      for (const [at, way] of ways.entries())
        standardized(way).forEach((score, card) => {
          scores[card] = numberAt(scores, card) + numberAt(WEIGHTS, at) * score;
        });
      return scores;
    },
    covered: (asked, card) => {
      let [all, found] = [0, 0];
      for (const word of new Set(asked)) {
        const number = numbers.get(word);
        const weight = words.rarity(number);
        all += weight;
        found += (weight * Math.min(words.count(number, card), SURELY)) / SURELY;
      }
      return all === 0 ? 0 : found / all;
    },
    cardsWith: (word) => words.cards(numbers.get(word)),
  };
}

/** The words of each card's examples, as BM25 reads them. */
function wordTable({ wordLengths, wordPlaces, wordCounts, sizes }: Learnt) {
  const starts = startsOf(wordLengths);
  const lengths = new Float64Array(sizes.length);
  wordPlaces.forEach((card, at) => (lengths[card] = numberAt(lengths, card) + numberAt(wordCounts, at)));
  const average = lengths.reduce((sum, length) => sum + length, 0) / (sizes.length || 1);
  const cards = (word: number | undefined): number => (word === undefined ? 0 : numberAt(wordLengths, word));
  const rarity = (word: number | undefined): number =>
    Math.log(1 + (sizes.length - cards(word) + 0.5) / (cards(word) + 0.5));
  const weights = new Float32Array(wordPlaces.length);
  for (let word = 0; word < wordLengths.length; word++)
    for (let at = numberAt(starts, word); at < numberAt(starts, word + 1); at++) {
      const count = numberAt(wordCounts, at);
      const length =
        1 - LENGTH_SHARE + (LENGTH_SHARE * numberAt(lengths, numberAt(wordPlaces, at))) / average;
      weights[at] = (rarity(word) * count * (SATURATION + 1)) / (count + SATURATION * length);
    }
  return {
    cards,
    rarity,
    add: adding(wordLengths, wordPlaces, weights),
    count: (word: number | undefined, card: number): number => {
      if (word === undefined) return 0;
      const [start, end] = [numberAt(starts, word), numberAt(starts, word + 1)];
      const at = wordPlaces.subarray(start, end).indexOf(card);
      return at < 0 ? 0 : numberAt(wordCounts, start + at);
    },
  };
}

/** Adds a feature's weights to scores. Read without numberAt, here and where the nearest examples are found: this is where the time goes. */
function adding(
  lengths: ArrayLike<number>,
  places: Uint32Array | Uint16Array,
  weights: Uint8Array | Float32Array,
): (scores: Float64Array, feature: number, factor: number) => void {
  const starts = startsOf(lengths);
  return (scores, feature, factor) => {
    for (let at = starts[feature] ?? 0, end = starts[feature + 1] ?? 0; at < end; at++) {
      const place = places[at] ?? 0;
      scores[place] = (scores[place] ?? 0) + factor * (weights[at] ?? 0);
    }
  };
}

/** With mean 0 and deviation 1, so that ways of scoring can be added. */
function standardized(scores: Nearness): Nearness {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
  const deviation = Math.sqrt(variance) || 1;
  return scores.map((score) => (score - mean) / deviation);
}

/** So many letters are read at once. */
const CHUNK = 8_192;

function textOf(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    chunks.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return chunks.join('');
}
