import { CAMP_RATES, discountLabelOf, rateForDay } from './camp-rates';
import { usd } from '@kidcode/school';

describe('camp rates', () => {
  it.each([
    ['fullCamp', 598, 298],
    ['monthly', 989, 499],
    ['weekly', 299, 149],
  ] as const)('%s costs %d dollars for the full day and %d otherwise', (kind, fullDay, otherwise) => {
    const rates = CAMP_RATES[kind];
    expect(rateForDay(rates, 'full_day')).toBe(usd(fullDay));
    expect(rateForDay(rates, 'first_half')).toBe(usd(otherwise));
    expect(rateForDay(rates, 'second_half')).toBe(usd(otherwise));
  });

  it('takes 15 % off in every season, pays a month by 20 days, and splits into 3 payments', () => {
    expect(CAMP_RATES.discount.winter.percent).toBe(15);
    expect(CAMP_RATES.discount.summer.percent).toBe(15);
    expect(CAMP_RATES.daysInRatedMonth).toBe(20);
    expect(CAMP_RATES.planPayments).toBe(3);
  });

  it('names the discount of each season', () => {
    expect(discountLabelOf('winter')).toBe('Winter Early Bird: 15% OFF applied');
    expect(discountLabelOf('summer')).toBe('End of the Summer Sale: 15% OFF applied');
  });

  it('says the percent of the table it is given', () => {
    const discount = { ...CAMP_RATES.discount, winter: { name: 'Snow Sale', percent: 20 } };
    expect(discountLabelOf('winter', { ...CAMP_RATES, discount })).toBe('Snow Sale: 20% OFF applied');
  });
});
