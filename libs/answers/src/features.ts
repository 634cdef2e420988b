import { numberAt } from './words';

/** Numbers for features, in the order in which they come: arrays of numbers are several times as fast as maps of texts. */
export function numbering(): {
  numbers: ReadonlyMap<string, number>;
  learn: (features: readonly string[]) => Uint32Array;
} {
  const numbers = new Map<string, number>();
  const learn = (features: readonly string[]): Uint32Array => {
    const found = new Uint32Array(features.length);
    features.forEach((feature, at) => {
      const number = numbers.get(feature) ?? numbers.size;
      found[at] = number;
      if (number === numbers.size) numbers.set(feature, number);
    });
    return found;
  };
  return { numbers, learn };
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
      const sum = sums[feature] ?? 0;
      if (sum === 0) touched[length++] = feature;
      sums[feature] = sum + weight;
    },
    take: () => {
      const features = touched.slice(0, length);
      const weights = new Float64Array(length);
      for (let at = 0; at < length; at++) {
        const feature = numberAt(features, at);
        weights[at] = numberAt(sums, feature);
        sums[feature] = 0;
      }
      length = 0;
      return { features, weights };
    },
  };
}

/** In which rows each feature stands, one feature after the other, and with what weight, in steps of a unit. */
export type Table = {
  lengths: Uint32Array<ArrayBuffer>;
  places: Uint32Array<ArrayBuffer>;
  weights: Uint8Array<ArrayBuffer>;
  unit: number;
};

const STEPS = 255;

/** Turns rows into a table; a weight is kept in 255 steps, which changes no order that anybody sees. */
export function tableOf(rows: readonly Row[], count: number, unit = stepOf(rows)): Table {
  const lengths = new Uint32Array(count);
  for (const { features } of rows)
    for (const feature of features) lengths[feature] = numberAt(lengths, feature) + 1;
  const next = startsOf(lengths);
  const places = new Uint32Array(numberAt(next, count));
  const weights = new Uint8Array(places.length);
  for (const [place, row] of rows.entries())
    for (let index = 0; index < row.features.length; index++) {
      const feature = numberAt(row.features, index);
      const at = numberAt(next, feature);
      places[at] = place;
      weights[at] = Math.min(STEPS, Math.round(numberAt(row.weights, index) / unit));
      next[feature] = at + 1;
    }
  return { lengths, places, weights, unit };
}

/** The step by which the greatest weight is the last one. */
function stepOf(rows: readonly Row[]): number {
  let most = 0;
  for (const { weights } of rows) for (const weight of weights) most = Math.max(most, weight);
  return most / STEPS || 1;
}

/** Where each feature's part begins, and after the last where all end. */
export function startsOf(lengths: ArrayLike<number>): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let at = 0; at < lengths.length; at++) starts[at + 1] = numberAt(starts, at) + numberAt(lengths, at);
  return starts;
}

/** Weighs a text's features by count and rarity, to a length of one. */
export function weighing(rarity: Float64Array): (features: Iterable<number>) => Row {
  const counts = tally(rarity.length);
  return (features) => {
    for (const feature of features) counts.add(feature, 1);
    const row = counts.take();
    let squares = 0;
    for (let at = 0; at < row.weights.length; at++) {
      const weight = numberAt(row.weights, at) * numberAt(rarity, numberAt(row.features, at));
      row.weights[at] = weight;
      squares += weight ** 2;
    }
    const length = Math.sqrt(squares) || 1;
    for (let at = 0; at < row.weights.length; at++) row.weights[at] = numberAt(row.weights, at) / length;
    return row;
  };
}

/** How rare each feature is among so many texts. */
export const rarityOf = (standsIn: Uint32Array, texts: number): Float64Array =>
  Float64Array.from(standsIn, (found) => Math.log((1 + texts) / (1 + found)) + 1);
