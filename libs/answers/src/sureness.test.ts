import { fitSureness, surenessOf } from './sureness';

const found = (lead: number, likeness: number) => ({
  ranked: [10, 10 - lead, 10 - lead, 9 - lead],
  agree: 3,
  likeness,
  known: 1,
  words: 5,
});

it('is a share that grows with what speaks for the nearest card', () => {
  const weak = surenessOf(found(0.1, 0.1));
  const strong = surenessOf({ ...found(6, 0.9), ranked: [16, 6, 6, 5] });
  for (const share of [weak.first, weak.two, strong.first, strong.two]) {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(1);
  }
  expect(strong.first).toBeGreaterThan(weak.first);
});

it('is fitted to finds: one that leads is believed, one that does not is not', () => {
  const finds = [1, 2, 3, 4].flatMap((step) => [
    { evidence: found(3 + step, 0.8), right: true },
    { evidence: found(step / 10, 0.1), right: false },
  ]);
  const fitted = fitSureness(finds);
  expect(fitted).toHaveLength(9);
  // How far the nearest leads, and how much it looks like the question.
  for (const at of [2, 3, 6]) expect(fitted[at]).toBeGreaterThan(0);
});
