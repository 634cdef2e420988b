import { featuresOf, numberAt, pairsOf, wordsOf } from './words';

/** The plain texts that lead to one card. */
export type Examples = readonly string[];

/** How near each card is to a plain text, in the order of the cards. */
export type Nearness = Float64Array;

export type Index = {
  near: (plain: string) => Nearness;
  /** Which share of some words a card's examples have, rare words counting more: 0 to 1. */
  covered: (words: readonly string[], card: number) => number;
};

/** Weights of BM25 and of the nearest examples beside naive Bayes, each standardized. Measured on questions of strangers. */
const WEIGHTS = [1, 0.6, 0.5];
const ALPHA = 0.01;
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/**
 * Learns which words and pieces of words lead to which card, in three ways: multinomial naive Bayes over TF-IDF, BM25 with a card's
 * examples as one document, and the two examples most like the text. A deck of 300 cards with 30 examples each takes a second.
 */
export function indexOf(cards: readonly Examples[]): Index {
  const bayes = naiveBayes(cards);
  const bm25 = bestMatch(cards);
  const examples = nearestExamples(cards);
  const ways = [bayes, bm25.scores, examples];
  return {
    near: (plain) => {
      const scores = new Float64Array(cards.length);
      for (const [at, way] of ways.entries())
        standardized(way(plain)).forEach((score, card) => {
          scores[card] = numberAt(scores, card) + numberAt(WEIGHTS, at) * score;
        });
      return scores;
    },
    covered: bm25.covered,
  };
}

/** Numbers for features, in the order in which they come: maps of numbers are several times as fast as maps of texts. */
function numbering() {
  const numbers = new Map<string, number>();
  return {
    learn: (features: readonly string[]): Uint32Array =>
      Uint32Array.from(features, (feature) => {
        const number = numbers.get(feature) ?? numbers.size;
        numbers.set(feature, number);
        return number;
      }),
    find: (features: readonly string[]): readonly number[] =>
      features.flatMap((feature) => numbers.get(feature) ?? []),
    numberOf: (feature: string): number | undefined => numbers.get(feature),
    count: (): number => numbers.size,
  };
}

type Weights = Map<number, number>;

/** In which rows each feature stands, and with what weight: kept in flat arrays, added to scores per feature. */
function postingsOf(
  rows: readonly Weights[],
  count: number,
): (scores: Float64Array, feature: number, factor: number) => void {
  const starts = new Uint32Array(count + 1);
  for (const row of rows)
    for (const feature of row.keys()) starts[feature + 1] = numberAt(starts, feature + 1) + 1;
  for (let feature = 0; feature < count; feature++)
    starts[feature + 1] = numberAt(starts, feature + 1) + numberAt(starts, feature);
  const next = starts.slice();
  const places = new Uint16Array(numberAt(starts, count));
  const weights = new Float32Array(places.length);
  for (const [place, row] of rows.entries())
    for (const [feature, weight] of row) {
      const at = numberAt(next, feature);
      places[at] = place;
      weights[at] = weight;
      next[feature] = at + 1;
    }
  // Read without numberAt, here and where the nearest examples are found: this is where the time goes.
  return (scores, feature, factor) => {
    for (let at = starts[feature] ?? 0, end = starts[feature + 1] ?? 0; at < end; at++) {
      const place = places[at] ?? 0;
      scores[place] = (scores[place] ?? 0) + factor * (weights[at] ?? 0);
    }
  };
}

function counted(items: Iterable<number>): Weights {
  const counts: Weights = new Map();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Weighs a text's features by count and rarity among some texts, to a length of one. */
function weighing(texts: readonly Uint32Array[], count: number): (features: Iterable<number>) => Weights {
  const standsIn = new Uint32Array(count);
  for (const features of texts)
    for (const feature of new Set(features)) standsIn[feature] = numberAt(standsIn, feature) + 1;
  const rarity = Float64Array.from(standsIn, (found) => Math.log((1 + texts.length) / (1 + found)) + 1);
  return (features) => {
    const weights = counted(features);
    let squares = 0;
    for (const [feature, times] of weights) squares += (times * numberAt(rarity, feature)) ** 2;
    const length = Math.sqrt(squares) || 1;
    for (const [feature, times] of weights)
      weights.set(feature, (times * numberAt(rarity, feature)) / length);
    return weights;
  };
}

function naiveBayes(cards: readonly Examples[]): (plain: string) => Float64Array {
  const numbers = numbering();
  const examples = cards.map((texts) => texts.map((text) => numbers.learn(featuresOf(text))));
  const weighed = weighing(examples.flat(), numbers.count());
  const sums = examples.map((rows) => {
    const sum: Weights = new Map();
    for (const row of rows)
      for (const [feature, weight] of weighed(row)) sum.set(feature, (sum.get(feature) ?? 0) + weight);
    return sum;
  });
  const base = sums.map((sum) => {
    const total = [...sum.values()].reduce((all, weight) => all + weight, 0);
    for (const [feature, weight] of sum) sum.set(feature, Math.log((weight + ALPHA) / ALPHA));
    return Math.log(ALPHA / (total + ALPHA * numbers.count()));
  });
  const add = postingsOf(sums, numbers.count());
  return (plain) => {
    const scores = new Float64Array(cards.length);
    let known = 0;
    for (const [feature, weight] of weighed(numbers.find(featuresOf(plain)))) {
      add(scores, feature, weight);
      known += weight;
    }
    return scores.map((score, card) => score + known * numberAt(base, card));
  };
}

/** A word that one example of a card has may be there by chance: so many are sure. */
const SURELY = 2;

function bestMatch(cards: readonly Examples[]): {
  scores: (plain: string) => Float64Array;
  covered: Index['covered'];
} {
  const numbers = numbering();
  const documents = cards.map((examples) => numbers.learn(examples.flatMap(wordsOf)));
  const lengths = documents.map(({ length }) => length);
  const average = lengths.reduce((sum, length) => sum + length, 0) / (cards.length || 1);
  const counts = documents.map(counted);
  const standsIn = counted(counts.flatMap((words) => [...words.keys()]));
  const rarity = (word: number | undefined): number => {
    const found = word === undefined ? 0 : (standsIn.get(word) ?? 0);
    return Math.log(1 + (cards.length - found + 0.5) / (found + 0.5));
  };
  const weights = counts.map((words, card) => {
    const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * numberAt(lengths, card)) / average;
    const weigh = (word: number, count: number) =>
      (rarity(word) * count * (SATURATION + 1)) / (count + SATURATION * length);
    return new Map([...words].map(([word, count]) => [word, weigh(word, count)]));
  });
  const add = postingsOf(weights, numbers.count());
  return {
    scores: (plain) => {
      const scores = new Float64Array(cards.length);
      for (const word of new Set(numbers.find(wordsOf(plain)))) add(scores, word, 1);
      return scores;
    },
    covered: (words, card) => {
      let [all, found] = [0, 0];
      for (const word of new Set(words)) {
        const number = numbers.numberOf(word);
        const weight = rarity(number);
        const count = number === undefined ? 0 : (counts[card]?.get(number) ?? 0);
        all += weight;
        found += (weight * Math.min(count, SURELY)) / SURELY;
      }
      return all === 0 ? 0 : found / all;
    },
  };
}

/** How like a text the two nearest examples of each card are, on average: the cosine of their words and pairs of words. */
function nearestExamples(cards: readonly Examples[]): (plain: string) => Float64Array {
  const numbers = numbering();
  const examples = cards.flat().map((text) => numbers.learn(pairsOf(text)));
  const weighed = weighing(examples, numbers.count());
  const add = postingsOf(examples.map(weighed), numbers.count());
  return (plain) => {
    const likeness = new Float64Array(examples.length);
    for (const [feature, weight] of weighed(numbers.find(pairsOf(plain)))) add(likeness, feature, weight);
    let at = 0;
    return Float64Array.from(cards, ({ length }) => {
      let [first, second] = [0, 0];
      for (const end = at + length; at < end; at++) {
        const value = likeness[at] ?? 0;
        if (value > first) [first, second] = [value, first];
        else if (value > second) second = value;
      }
      return (first + second) / 2;
    });
  };
}

/** With mean 0 and deviation 1, so that ways of scoring can be added. */
function standardized(scores: Float64Array): Float64Array {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
  const deviation = Math.sqrt(variance) || 1;
  return scores.map((score) => (score - mean) / deviation);
}
