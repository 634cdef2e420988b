import { numbering, rarityOf, type Row, tableOf, tally, weighing } from './features';
import type { Learnt } from './packed';
import { numberAt, pairsOf, piecesOf, wordsOf } from './words';

/** The plain texts that lead to one card. */
export type Examples = readonly string[];

const ALPHA = 0.01;

/**
 * Learns which words and pieces of words lead to which card: shares for multinomial naive Bayes over TF-IDF, words for BM25 with a
 * card's examples as one document, and the examples themselves. A deck of 473 cards with 34,000 examples takes two seconds, so what
 * is learnt is kept when a school publishes.
 */
export function learn(cards: readonly Examples[]): Learnt {
  const { numbers, learn: number } = numbering();
  const texts = cards.flat();
  // Words first, then pairs of them, then their pieces: what has no pieces needs no places for them.
  const words = texts.map((text) => number(wordsOf(text)));
  const wordCount = numbers.size;
  const named = texts.map((text) => number(pairsOf(text)));
  const namedCount = numbers.size;
  const pieces = [...numbers.keys()].slice(0, wordCount).map((word) => number(piecesOf(word)));
  const count = numbers.size;
  const all = named.map((features, text) => {
    const own = Array.from(numberedAt(words, text), (word) => numberedAt(pieces, word));
    return joined([features, ...own]);
  });

  const standsIn = textCounts(all, count);
  const rarity = rarityOf(standsIn, texts.length);
  const examples = tableOf(named.map(weighing(rarity.subarray(0, namedCount))), namedCount);
  const sums = tally(count);
  const [weighed, wordRows, shareRows, never] = [weighing(rarity), [] as Row[], [] as Row[], [] as number[]];
  let text = 0;
  for (const { length } of cards) {
    const end = text + length;
    for (const row of words.slice(text, end)) for (const word of row) sums.add(word, 1);
    wordRows.push(sums.take());
    for (; text < end; text++) {
      const { features, weights } = weighed(numberedAt(all, text));
      for (let at = 0; at < features.length; at++) sums.add(numberAt(features, at), numberAt(weights, at));
    }
    const { features, weights } = sums.take();
    never.push(Math.log(ALPHA / (weights.reduce((sum, weight) => sum + weight, 0) + ALPHA * count)));
    shareRows.push({ features, weights: weights.map((weight) => Math.log((weight + ALPHA) / ALPHA)) });
  }
  const shares = tableOf(shareRows, count);
  const counts = tableOf(wordRows, wordCount, 1);
  return {
    standsIn,
    sizes: Uint32Array.from(cards, ({ length }) => length),
    never: Float32Array.from(never),
    units: Float32Array.of(examples.unit, shares.unit),
    exampleLengths: examples.lengths,
    examplePlaces: examples.places,
    shareLengths: Uint16Array.from(shares.lengths),
    sharePlaces: Uint16Array.from(shares.places),
    wordLengths: Uint16Array.from(counts.lengths),
    wordPlaces: Uint16Array.from(counts.places),
    exampleWeights: examples.weights,
    shareWeights: shares.weights,
    wordCounts: counts.weights,
    features: bytesOf([...numbers.keys()].join('\n')),
  };
}

const NONE = new Uint32Array();
const numberedAt = (rows: readonly Uint32Array[], at: number): Uint32Array => rows[at] ?? NONE;

function joined(parts: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** In how many texts each feature stands. */
function textCounts(texts: readonly Uint32Array[], count: number): Uint32Array<ArrayBuffer> {
  const standsIn = new Uint32Array(count);
  const lastText = new Uint32Array(count);
  let text = 0;
  for (const features of texts) {
    text += 1;
    for (const feature of features)
      if (lastText[feature] !== text) {
        lastText[feature] = text;
        standsIn[feature] = numberAt(standsIn, feature) + 1;
      }
  }
  return standsIn;
}

/** ASCII alone: a plain text has nothing else. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
