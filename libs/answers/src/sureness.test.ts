import { fitSureness, surenessOf } from './sureness';

const found = (lead: number, covered: number) => ({ ranked: [10, 10 - lead, 9 - lead], covered });

it('is a share that grows with how far the nearest card leads and with what it covers', () => {
  const weak = surenessOf(found(0.1, 0.1));
  for (const strong of [surenessOf(found(6, 0.1)), surenessOf(found(0.1, 0.9))]) {
    expect(strong.first).toBeGreaterThan(weak.first);
    expect(strong.two).toBeGreaterThan(weak.two);
    for (const share of [weak.first, weak.two, strong.first, strong.two]) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
  }
});

it('counts no lead of a card that was put first', () => {
  expect(surenessOf({ ranked: [4, 9, 8], covered: 1 })).toEqual(
    surenessOf({ ranked: [4, 4, 4], covered: 1 }),
  );
});

it('is fitted to finds: one that leads and covers is believed, one that does not is not', () => {
  const finds = [1, 2, 3, 4].flatMap((step) => [
    { evidence: found(3 + step, 0.8), at: 0, weight: 1 },
    { evidence: found(step, 0.5), at: 1, weight: 1 },
    { evidence: found(step / 10, 0.1), at: 3, weight: 0.5 },
  ]);
  const { first, two } = fitSureness(finds);
  for (const [bias = 0, lead, covered] of [first, two]) {
    expect(bias).toBeLessThan(0);
    expect(lead).toBeGreaterThan(0);
    expect(covered).toBeGreaterThan(0);
  }
  // That one of two is right is likelier than that the first is.
  expect(two[0]).toBeGreaterThan(first[0] ?? 0);
});
