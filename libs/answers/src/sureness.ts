import { CALIBRATION } from './calibration';

/** What is known of the first find before it is believed. */
export type Evidence = {
  /** Scores from the best down. */
  ranked: readonly number[];
  agree: boolean;
  knownShare: number;
  words: number;
};

/** The evidence as numbers, in the order of the coefficients. */
export function featuresOfEvidence({ ranked, agree, knownShare, words }: Evidence): readonly number[] {
  const [first = 0, second = 0, , fourth = 0] = ranked;
  return [
    1,
    first / 10,
    (first - second) / 3,
    (first - fourth) / 5,
    agree ? 1 : 0,
    knownShare,
    Math.log(1 + words) / 3,
  ];
}

/**
 * How likely the first find answers the question: a logistic curve over the evidence, fitted to questions by hands that wrote none of
 * the examples (`npm run calibrate:assistant`).
 *
 * @returns 0 to 1.
 */
export function surenessOf(evidence: Evidence, coefficients: readonly number[] = CALIBRATION): number {
  const sum = featuresOfEvidence(evidence).reduce(
    (all, value, at) => all + value * (coefficients[at] ?? 0),
    0,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** Fits the coefficients to finds that were right or wrong, down the gradient, with a little regularization. */
export function fitSureness(finds: readonly { evidence: Evidence; right: boolean }[]): readonly number[] {
  const rows = finds.map(({ evidence, right }) => ({ x: featuresOfEvidence(evidence), y: right ? 1 : 0 }));
  const size = rows[0]?.x.length ?? 0;
  let weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < 4_000; step++) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : 0.02 * weight));
    for (const { x, y } of rows) {
      const sum = x.reduce((all, value, at) => all + value * (weights[at] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-sum)) - y;
      x.forEach((value, at) => (gradient[at] = (gradient[at] ?? 0) + (error * value) / rows.length));
    }
    weights = weights.map((weight, at) => weight - 0.3 * (gradient[at] ?? 0));
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000);
}
