import { numberAt } from './words';

/** What is known of the nearest cards before they are believed. */
export type Evidence = {
  /** Scores from the best down, cards that say the same counted once. */
  ranked: readonly number[];
  /** How many of the three ways find the same card first. */
  agree: number;
  /** How much the nearest card's examples look like the question: 0 to 1. */
  likeness: number;
  known: number;
  words: number;
};

/** How likely the nearest card answers the question, and how likely the nearest or the one after it does: 0 to 1. */
export type Sureness = { first: number; two: number };

/** From which sureness on the nearest card is answered, with other questions beside it. */
export const LIKELY = 0.7;

// The two lines below are written by npm run calibrate:assistant.
const FIRST: readonly number[] = [0.1, 0.556, 0.567, 0.263, -0.108, 0.074, -0.209, 0.09, -0.867];
const TWO: readonly number[] = [0.375, 0.284, 0.338, 0.318, 0.381, 0.113, -0.251, 0.012, -0.085];

/** The evidence as numbers, in the order of the coefficients. */
function featuresOf({ ranked, agree, likeness, known, words }: Evidence): readonly number[] {
  const ahead = (one: number, other: number): number => numberAt(ranked, one) - numberAt(ranked, other);
  return [
    1,
    numberAt(ranked, 0) / 10,
    ahead(0, 1) / 3,
    ahead(0, 2) / 4,
    ahead(1, 3) / 4,
    (agree - 1) / 2,
    likeness * 2,
    known,
    Math.log(1 + words) / 3,
  ];
}

const curve = (features: readonly number[], coefficients: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * numberAt(coefficients, at), 0)));

/** Two logistic curves over the evidence, fitted to questions by hands that wrote none of the examples. */
export function surenessOf(evidence: Evidence): Sureness {
  const features = featuresOf(evidence);
  return { first: curve(features, FIRST), two: curve(features, TWO) };
}

/** Fits one curve to finds that were right or wrong, down the gradient, with a little regularization. */
export function fitSureness(finds: readonly { evidence: Evidence; right: boolean }[]): readonly number[] {
  const rows = finds.map(({ evidence, right }) => ({ x: featuresOf(evidence), y: right ? 1 : 0 }));
  let weights: readonly number[] = FIRST.map(() => 0);
  for (let step = 0; step < 4_000; step++) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : 0.005 * weight));
    for (const { x, y } of rows) {
      const error = curve(x, weights) - y;
      x.forEach((value, at) => (gradient[at] = numberAt(gradient, at) + (error * value) / rows.length));
    }
    weights = weights.map((weight, at) => weight - 0.5 * numberAt(gradient, at));
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000);
}
