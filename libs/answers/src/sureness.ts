import { numberAt } from './words';

/** What is known of the nearest cards before they are believed. */
export type Evidence = {
  /** Scores from the best down, cards that say the same counted once. */
  ranked: readonly number[];
  /** Which share of the question's words the nearest card's examples have, rare words counting more: 0 to 1. */
  covered: number;
};

/** How likely the nearest card answers the question, and how likely the nearest or the one after it does: 0 to 1. */
export type Sureness = { first: number; two: number };

/** From which sureness on a card, or two, are answered. */
export const LIKELY = 0.55;

// The two lines below are written by npm run calibrate:assistant.
const FIRST: readonly number[] = [-3.006, 2.392, 2.353];
const TWO: readonly number[] = [-2.74, 2.229, 2.378];

/** What a curve adds up: how far the nearest leads the first card that would be wrong, and what of the question it covers. */
const featuresOf = ({ ranked, covered }: Evidence, wrong: 1 | 2): readonly number[] => [
  1,
  Math.sqrt(Math.max(0, numberAt(ranked, 0) - numberAt(ranked, wrong)) / 3),
  covered,
];

const curve = (features: readonly number[], coefficients: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * numberAt(coefficients, at), 0)));

/** Two logistic curves over the evidence, fitted to examples and to whole cards that the deck had not learnt. */
export const surenessOf = (evidence: Evidence): Sureness => ({
  first: curve(featuresOf(evidence, 1), FIRST),
  two: curve(featuresOf(evidence, 2), TWO),
});

/** Finds, and which of the nearest cards was right: 0, 1, 2 or 3 for none; `weight` is how much one counts. */
export type Graded = { evidence: Evidence; at: number; weight: number };

/** Fits both curves to finds that were right or wrong, down the gradient. */
export function fitSureness(finds: readonly Graded[]): { first: readonly number[]; two: readonly number[] } {
  const total = finds.reduce((sum, { weight }) => sum + weight, 0);
  const fit = (wrong: 1 | 2): readonly number[] => {
    const rows = finds.map(({ evidence, at, weight }) => {
      return { x: featuresOf(evidence, wrong), y: at < wrong ? 1 : 0, share: weight / total };
    });
    let weights: readonly number[] = FIRST.map(() => 0);
    for (let step = 0; step < 2_000; step++) {
      const gradient = weights.map(() => 0);
      for (const { x, y, share } of rows) {
        const error = (curve(x, weights) - y) * share;
        x.forEach((value, at) => (gradient[at] = numberAt(gradient, at) + error * value));
      }
      weights = weights.map((weight, at) => weight - 2 * numberAt(gradient, at));
    }
    return weights.map((weight) => Math.round(weight * 1000) / 1000);
  };
  return { first: fit(1), two: fit(2) };
}
