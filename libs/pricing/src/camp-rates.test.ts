import { discountLabel, rateForDay } from './camp-rates';
import { PRICED_CAMPS } from './priced-camps';
import { PRICED_SEASONS } from './selection';
import { usd } from '@kidcode/school';

describe.each(PRICED_SEASONS)('the rates of the %s camp', (season) => {
  const { rates } = PRICED_CAMPS[season];

  it.each([
    ['fullCamp', 598, 298],
    ['monthly', 989, 499],
    ['weekly', 299, 149],
  ] as const)('%s costs %d dollars for the full day and %d otherwise', (kind, fullDay, otherwise) => {
    expect(rateForDay(rates[kind], 'full_day')).toBe(usd(fullDay));
    expect(rateForDay(rates[kind], 'first_half')).toBe(usd(otherwise));
    expect(rateForDay(rates[kind], 'second_half')).toBe(usd(otherwise));
  });

  it('take 15 % off, pay a month by 20 days, and split into 3 payments', () => {
    expect(rates.discount?.percent).toBe(15);
    expect(rates.daysInRatedMonth).toBe(20);
    expect(rates.planPayments).toBe(3);
  });
});

describe('discountLabel', () => {
  it('names the discount of each season', () => {
    expect(discountLabel(PRICED_CAMPS.winter.rates.discount)).toBe('Winter Early Bird: 15% OFF applied');
    expect(discountLabel(PRICED_CAMPS.summer.rates.discount)).toBe('End of the Summer Sale: 15% OFF applied');
  });

  it('says the percent of the sale it is given', () => {
    expect(discountLabel({ name: 'Snow Sale', percent: 20 })).toBe('Snow Sale: 20% OFF applied');
  });

  it('is empty where nothing is taken off', () => {
    expect(discountLabel(null)).toBe('');
  });
});
