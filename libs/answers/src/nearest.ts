import { numbering, postingsOf } from './postings';
import { featuresOf, plainText, wordsOf } from './words';

/** How near each card is to a text, in the order of the cards. */
type Score = (plain: string) => Float64Array;

/** The texts that lead to one card. */
export type Examples = readonly string[];

export type Index = {
  /**
   * @param plain a plain text (`plainText`).
   * @returns how near each card is, in the order of the cards, with mean 0; `agree`: whether both ways find the same first.
   */
  score: (plain: string) => { scores: Float64Array; agree: boolean };
  /** The share of a plain text's words that some example has. */
  knownShare: (plain: string) => number;
};

/** Weight of BM25 beside naive Bayes, each standardized. Measured on questions of strangers. */
const BM25_WEIGHT = 0.6;
const ALPHA = 0.01;
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/**
 * Learns which words and pieces of words lead to which card: multinomial naive Bayes over TF-IDF, and BM25 with a card's examples
 * as one document. A deck of 300 cards with 25 examples each takes about a second.
 */
export function indexOf(cards: readonly Examples[]): Index {
  const plain = cards.map((examples) => examples.map(plainText));
  const bayes = naiveBayes(plain);
  const bm25 = bestMatch(plain);
  return {
    score: (text) => {
      const first = standardized(bayes(text));
      const second = standardized(bm25.score(text));
      return {
        scores: first.map((value, card) => value + BM25_WEIGHT * (second[card] ?? 0)),
        agree: highest(first) === highest(second),
      };
    },
    knownShare: bm25.knownShare,
  };
}

/** The place of the highest number. */
const highest = (scores: Float64Array): number =>
  scores.reduce((best, score, card) => (score > (scores[best] ?? -Infinity) ? card : best), 0);

const counted = <Item>(items: readonly Item[]): Map<Item, number> => {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** Weights of a text's features (count times rarity), of length one. */
function weighed<Feature>(
  features: readonly Feature[],
  rarity: (feature: Feature) => number,
): Map<Feature, number> {
  const weights = counted(features);
  let squares = 0;
  for (const [feature, count] of weights) {
    const weight = count * rarity(feature);
    weights.set(feature, weight);
    squares += weight * weight;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [feature, weight] of weights) weights.set(feature, weight / length);
  return weights;
}

function naiveBayes(cards: readonly (readonly string[])[]): Score {
  const numbers = numbering();
  const examples = cards.map((texts) => texts.map((text) => Uint32Array.from(featuresOf(text), numbers.of)));
  const seen = new Uint32Array(numbers.count());
  let rows = 0;
  for (const example of examples.flat()) {
    rows += 1;
    for (const feature of new Set(example)) seen[feature] = (seen[feature] ?? 0) + 1;
  }
  const rarity = (feature: number): number => Math.log((1 + rows) / (1 + (seen[feature] ?? 0))) + 1;
  const sums = examples.map((rowsOfCard) => {
    const sum = new Map<number, number>();
    for (const row of rowsOfCard)
      for (const [feature, weight] of weighed([...row], rarity))
        sum.set(feature, (sum.get(feature) ?? 0) + weight);
    return sum;
  });
  const base = sums.map((sum) => {
    const total = [...sum.values()].reduce((all, weight) => all + weight, 0);
    for (const [feature, weight] of sum) sum.set(feature, Math.log((weight + ALPHA) / ALPHA));
    return Math.log(ALPHA / (total + ALPHA * numbers.count()));
  });
  const postings = postingsOf(sums, numbers);
  const rarityOf = (text: string): number => {
    const feature = numbers.find(text);
    return feature === undefined ? 0 : rarity(feature);
  };
  return (text) => {
    const scores = new Float64Array(cards.length);
    let known = 0;
    for (const [feature, weight] of weighed(featuresOf(text), rarityOf))
      if (postings.add(scores, feature, weight)) known += weight;
    return scores.map((score, card) => score + known * (base[card] ?? 0));
  };
}

function bestMatch(cards: readonly (readonly string[])[]): Pick<Index, 'knownShare'> & { score: Score } {
  const numbers = numbering();
  const documents = cards.map((examples) => examples.flatMap(wordsOf).map(numbers.of));
  const average = documents.flat().length / (cards.length || 1);
  const counts = documents.map(counted);
  const standsIn = counted(counts.flatMap((words) => [...words.keys()]));
  counts.forEach((words, card) => {
    const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * (documents[card]?.length ?? 0)) / average;
    for (const [word, count] of words) {
      const found = standsIn.get(word) ?? 0;
      const rarity = Math.log(1 + (cards.length - found + 0.5) / (found + 0.5));
      words.set(word, (rarity * count * (SATURATION + 1)) / (count + SATURATION * length));
    }
  });
  const postings = postingsOf(counts, numbers);
  return {
    score: (text) => {
      const scores = new Float64Array(cards.length);
      for (const word of new Set(wordsOf(text))) postings.add(scores, word, 1);
      return scores;
    },
    knownShare: (text) => {
      const words = wordsOf(text);
      return words.filter(postings.has).length / (words.length || 1);
    },
  };
}

/** With mean 0 and deviation 1, so that two ways of scoring can be added. */
function standardized(scores: Float64Array): Float64Array {
  const mean = scores.reduce((sum, score) => sum + score, 0) / (scores.length || 1);
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length || 1);
  const deviation = Math.sqrt(variance) || 1;
  return scores.map((score) => (score - mean) / deviation);
}
