/** In which cards each feature stands, and with what weight: read per feature, kept in four flat arrays. */
export type Postings = {
  /** Adds `factor` times the weight of each card that has the feature. False: no card has it. */
  add: (scores: Float64Array, feature: string, factor: number) => boolean;
  has: (feature: string) => boolean;
  readonly features: number;
};

/** Numbers for strings, in the order in which they come. */
export function numbering(): {
  of: (text: string) => number;
  find: (text: string) => number | undefined;
  count: () => number;
} {
  const numbers = new Map<string, number>();
  return {
    of: (text) => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    },
    find: (text) => numbers.get(text),
    count: () => numbers.size,
  };
}

/** @param perCard each card's weights by the feature's number. */
export function postingsOf(
  perCard: readonly ReadonlyMap<number, number>[],
  { find, count }: ReturnType<typeof numbering>,
): Postings {
  const starts = new Uint32Array(count() + 1);
  for (const weights of perCard)
    for (const feature of weights.keys()) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
  for (let feature = 1; feature < starts.length; feature++)
    starts[feature] = (starts[feature] ?? 0) + (starts[feature - 1] ?? 0);
  const next = starts.slice();
  const cards = new Uint16Array(starts[count()] ?? 0);
  const weights = new Float32Array(cards.length);
  perCard.forEach((features, card) => {
    for (const [feature, weight] of features) {
      const at = next[feature] ?? 0;
      cards[at] = card;
      weights[at] = weight;
      next[feature] = at + 1;
    }
  });
  return {
    features: count(),
    has: (feature) => find(feature) !== undefined,
    add: (scores, text, factor) => {
      const feature = find(text);
      if (feature === undefined) return false;
      for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at++) {
        const card = cards[at] ?? 0;
        scores[card] = (scores[card] ?? 0) + factor * (weights[at] ?? 0);
      }
      return true;
    },
  };
}
