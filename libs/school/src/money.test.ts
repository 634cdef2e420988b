import fc from 'fast-check';
import { cents, subtractCents, sumCents, toDollars, usd, type Cents } from './money';

const runs = { seed: 20251201, numRuns: 500 };

describe('money', () => {
  it.each([
    [598, 59800],
    [0, 0],
    [287.5, 28750],
    [0.29, 29],
    [0.07, 7],
    [1.1, 110],
    [-90, -9000],
    [-0.5, -50],
  ])('%d dollars are %d cents', (dollars, expected) => {
    expect(usd(dollars)).toBe(expected);
  });

  it.each([1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 0.1 + 0.2])(
    '%d is no amount of dollars and cents',
    (dollars) => {
      expect(() => usd(dollars)).toThrow(/^school: expected /);
    },
  );

  it.each([0.5, Number.NaN, Number.NEGATIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    '%d is no number of cents',
    (amount) => {
      expect(() => cents(amount)).toThrow('school: expected a whole number of cents');
    },
  );

  it('knows one zero', () => {
    expect(cents(-0)).toBe(0);
    expect(usd(-0)).toBe(0);
    expect(sumCents([])).toBe(0);
  });

  it('gives back the dollars it was made from', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (amount) => {
        expect(usd(toDollars(cents(amount)))).toBe(amount);
      }),
      runs,
    );
  });

  it('adds and takes away without a trace', () => {
    expect(sumCents([usd(0.1), usd(0.2)])).toBe(usd(0.3));
    expect(subtractCents(usd(508), usd(598))).toBe(usd(-90));
  });

  it('adds up to the same in any order and in any groups', () => {
    const amounts = fc.array(fc.integer({ min: -1e9, max: 1e9 }).map(cents), { maxLength: 20 });
    fc.assert(
      fc.property(amounts, amounts, (some, others) => {
        const total = sumCents([...some, ...others]);
        expect(sumCents([...others, ...some].reverse())).toBe(total);
        expect(sumCents([sumCents(some), sumCents(others)])).toBe(total);
      }),
      runs,
    );
  });

  it('taking a part away and adding it again leaves the amount', () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 }).map(cents);
    fc.assert(
      fc.property(amount, amount, (whole, part) => {
        expect(sumCents([subtractCents(whole, part), part])).toBe(whole);
        expect(subtractCents(whole, part)).toBe(sumCents([whole, subtractCents(cents(0), part)]));
      }),
      runs,
    );
  });

  it('is not just any number', () => {
    // @ts-expect-error a price has to come through cents() or usd()
    const price: Cents = 50800;
    // @ts-expect-error the sum of two amounts is a number until cents() has checked it
    const sum: Cents = usd(1) + usd(2);
    expect([price, sum]).toEqual([50800, 300]);
  });
});
