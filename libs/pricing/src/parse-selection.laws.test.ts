import fc from 'fast-check';
import { parseSelection } from './parse-selection';
import { quoteCamp, PRICED_CAMPS } from './quote-camp';
import { DAY_LENGTHS, PAYMENT_OPTIONS, PRICED_SEASONS } from './selection';
import type { RawSelection } from './selection';

const runs = { seed: 20251201, numRuns: 2000 };

const winterFull = { season: 'winter', registrationType: 'full_camp' };
const summerMonthly = { season: 'summer', registrationType: 'monthly' };

describe('parseSelection, whatever comes', () => {
  it('never throws, and what it accepts can be priced', () => {
    const anything = fc.anything({
      withNullPrototype: true,
      withSparseArray: true,
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
    });
    const likely = (...values: unknown[]) =>
      fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, anything, fc.string());
    const raw = fc.record(
      {
        season: likely(...PRICED_SEASONS, 'spring'),
        registrationType: likely('full_camp', 'weekly', 'monthly'),
        duration: likely(...DAY_LENGTHS, undefined),
        paymentOption: likely(...PAYMENT_OPTIONS, undefined, ''),
        weeks: likely('1,2', '2,1,1', [1], undefined, ''),
        months: likely('june', 'august:3,june', [{ month: 'july', days: 4 }], undefined, ''),
      },
      { requiredKeys: [] },
    );
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: raw }, anything), (value) => {
        const result = parseSelection(value as RawSelection);
        if (!result.ok) {
          expect(result.error.message).toMatch(/^expected .+; got [^\n\r]+$/);
          return;
        }
        accepted += 1;
        expect(quoteCamp(result.value).originalPrice).toBeGreaterThan(0);
      }),
      runs,
    );
    expect(accepted).toBeGreaterThan(0);
  });

  it('reads its own output unchanged', () => {
    const weeks = PRICED_SEASONS.flatMap((season) =>
      PRICED_CAMPS[season].weeks.map((week) => ({ season, registrationType: 'weekly', weeks: [week] })),
    );
    const months = PRICED_CAMPS.summer.months.map(({ id: month }) => ({
      ...summerMonthly,
      months: [{ month, days: 3 }],
    }));
    for (const raw of [...weeks, ...months, winterFull]) {
      const once = parseSelection(raw);
      expect(once.ok && parseSelection(once.value)).toEqual(once);
    }
  });
});
