import type { Cents } from '@kidcode/school';
import { quoteCamp } from './quote-camp';
import { parseSelection } from './parse-selection';
import type { MonthRequest, RegistrationSelection } from './selection';

/** Only the compiler looks inside: the cases below must not be writable. */
const unwritable = (selection: RegistrationSelection): RegistrationSelection => selection;

const day = { duration: 'full_day' } as const;
const fullCamp = { ...day, season: 'winter', registrationType: 'full_camp', paymentOption: 'full' } as const;

describe('a registration selection', () => {
  it('cannot combine what does not belong together', () => {
    const cases = [
      // @ts-expect-error spring camp has no prices
      unwritable({ ...day, season: 'spring', registrationType: 'weekly', weeks: [1] }),
      // @ts-expect-error weekly registration needs weeks
      unwritable({ ...day, season: 'winter', registrationType: 'weekly' }),
      // @ts-expect-error weekly registration has no payment option
      unwritable({ ...day, season: 'winter', registrationType: 'weekly', weeks: [1], paymentOption: 'full' }),
      // @ts-expect-error a full camp names no weeks
      unwritable({ ...fullCamp, weeks: [1] }),
      // @ts-expect-error a full camp needs a payment option
      unwritable({ ...day, season: 'winter', registrationType: 'full_camp' }),
      // @ts-expect-error weeks are numbers once they are inside
      unwritable({ ...day, season: 'winter', registrationType: 'weekly', weeks: ['1'] }),
    ];
    expect(cases).toHaveLength(6);
  });

  it('names days of a month as a number or not at all', () => {
    // @ts-expect-error days are left out, not undefined
    const unset: MonthRequest = { month: 'june', days: undefined };
    expect(unset.month).toBe('june');
  });

  it('has to be parsed before it can be priced', () => {
    const parsed = parseSelection({ season: 'winter', registrationType: 'full_camp' });
    // @ts-expect-error the result has to be looked into first
    expect(() => quoteCamp(parsed)).toThrow();
    const price: Cents | undefined = parsed.ok ? quoteCamp(parsed.value).discountedPrice : undefined;
    expect(price).toBeDefined();
  });
});
