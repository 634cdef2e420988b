import { ADVERTISED_OFFERS, describeOfferValue } from './advertised-offers';
import { PRICED_CAMPS } from './quote-camp';

const offer = (id: string) => ADVERTISED_OFFERS.find((candidate) => candidate.id === id);

describe('advertised offers', () => {
  it.each<[string, string[]]>([
    ['winter-early-bird', ['15% off winter camp']],
    ['sibling', ['25% off the second child', '15% off each additional child']],
    ['referral', ['$50 credit', '$25 gift card']],
    ['returning-camper', ['Extra 5% off the camp']],
    ['pay-in-full', ['Extra 5% off the full summer package']],
    ['coupon', ['10% off the first class']],
    ['first-month', ['50% off the first month']],
  ])('%s gives %j', (id, values) => {
    expect(offer(id)?.values.map(describeOfferValue)).toEqual(values);
  });

  it('are each listed once', () => {
    const ids = ADVERTISED_OFFERS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(7);
    expect(ids).toHaveLength(7);
  });

  it('the coupon is for the In-Center Monthly Core Program and Online Classes only', () => {
    expect(offer('coupon')?.appliesTo).toEqual(['in-center-monthly-core', 'online-classes']);
  });

  it('only the returning camper discount is advertised as combinable', () => {
    expect(ADVERTISED_OFFERS.filter(({ combinable }) => combinable).map(({ id }) => id)).toEqual([
      'returning-camper',
    ]);
  });

  it('the early bird is the discount that quotes contain, by the same percent', () => {
    expect(ADVERTISED_OFFERS.filter(({ inQuotes }) => inQuotes).map(({ id }) => id)).toEqual([
      'winter-early-bird',
    ]);
    expect(offer('winter-early-bird')?.values).toMatchObject([
      { percent: PRICED_CAMPS.winter.rates.discount?.percent },
    ]);
  });

  it('a referral is one of its two values, not both', () => {
    expect(offer('referral')?.choice).toBe('one');
  });
});
