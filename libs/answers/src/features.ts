import { numberAt, pairsOf, piecesOf, wordsOf } from './words';

/** Numbers for features, in the order in which they come: maps of numbers are several times as fast as maps of texts. */
export function numbering() {
  const numbers = new Map<string, number>();
  return {
    learn: (features: readonly string[]): Uint32Array => {
      const found = new Uint32Array(features.length);
      features.forEach((feature, at) => {
        const number = numbers.get(feature);
        found[at] = number ?? numbers.size;
        if (number === undefined) numbers.set(feature, numbers.size);
      });
      return found;
    },
    find: (features: readonly string[]): readonly number[] =>
      features.flatMap((feature) => numbers.get(feature) ?? []),
    numberOf: (feature: string): number | undefined => numbers.get(feature),
    count: (): number => numbers.size,
  };
}

/** Features of a text or a card, each once, with their weights. */
export type Row = { features: Uint32Array; weights: Float64Array };

/** Adds up weights above 0 of features in one array that is emptied and used again: maps take several times as long to learn a deck. */
export function tally(count: number): { add: (feature: number, weight: number) => void; take: () => Row } {
  const sums = new Float64Array(count);
  const touched = new Uint32Array(count);
  let length = 0;
  return {
    add: (feature, weight) => {
      if (sums[feature] === 0) touched[length++] = feature;
      sums[feature] = (sums[feature] ?? 0) + weight;
    },
    take: () => {
      const features = touched.slice(0, length);
      const weights = new Float64Array(length);
      features.forEach((feature, at) => {
        weights[at] = sums[feature] ?? 0;
        sums[feature] = 0;
      });
      length = 0;
      return { features, weights };
    },
  };
}

/** In which rows each feature stands, and with what weight: kept in flat arrays, added to scores per feature. */
export function postingsOf(
  rows: readonly Row[],
  count: number,
): (scores: Float64Array, feature: number, factor: number) => void {
  const starts = new Uint32Array(count + 1);
  for (const { features } of rows)
    for (const feature of features) starts[feature + 1] = numberAt(starts, feature + 1) + 1;
  for (let feature = 0; feature < count; feature++)
    starts[feature + 1] = numberAt(starts, feature + 1) + numberAt(starts, feature);
  const next = starts.slice();
  const places = new Uint32Array(numberAt(starts, count));
  const weights = new Float32Array(places.length);
  for (const [place, row] of rows.entries())
    row.features.forEach((feature, index) => {
      const at = numberAt(next, feature);
      places[at] = place;
      weights[at] = numberAt(row.weights, index);
      next[feature] = at + 1;
    });
  // Read without numberAt, here and where the nearest examples are found: this is where the time goes.
  return (scores, feature, factor) => {
    for (let at = starts[feature] ?? 0, end = starts[feature + 1] ?? 0; at < end; at++) {
      const place = places[at] ?? 0;
      scores[place] = (scores[place] ?? 0) + factor * (weights[at] ?? 0);
    }
  };
}

/** Weighs a text's features by count and rarity among some texts, to a length of one. */
export function weighing(texts: readonly Uint32Array[], count: number): (features: Iterable<number>) => Row {
  const standsIn = new Uint32Array(count);
  const lastText = new Int32Array(count).fill(-1);
  for (const [text, features] of texts.entries())
    for (const feature of features)
      if (lastText[feature] !== text) {
        lastText[feature] = text;
        standsIn[feature] = numberAt(standsIn, feature) + 1;
      }
  const rarity = Float64Array.from(standsIn, (found) => Math.log((1 + texts.length) / (1 + found)) + 1);
  const counts = tally(count);
  return (features) => {
    for (const feature of features) counts.add(feature, 1);
    const row = counts.take();
    const weights = row.weights.map((times, at) => times * numberAt(rarity, row.features[at] ?? 0));
    const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0)) || 1;
    return { ...row, weights: weights.map((weight) => weight / length) };
  };
}

/** Words, pairs of words and pieces of words as numbers; a word is cut into pieces once, however many texts have it. */
export function featureNumbering() {
  const numbers = numbering();
  const cut = new Map<string, Uint32Array>();
  const piecesIn = (word: string): Uint32Array => {
    const known = cut.get(word) ?? numbers.learn(piecesOf(word));
    cut.set(word, known);
    return known;
  };
  return {
    learn: (text: string): Uint32Array => {
      const parts = [numbers.learn(pairsOf(text)), ...wordsOf(text).map(piecesIn)];
      const features = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const part of parts) {
        features.set(part, at);
        at += part.length;
      }
      return features;
    },
    find: (text: string): readonly number[] => [
      ...numbers.find(pairsOf(text)),
      ...wordsOf(text).flatMap((word) => [...(cut.get(word) ?? numbers.find(piecesOf(word)))]),
    ],
    count: numbers.count,
  };
}
