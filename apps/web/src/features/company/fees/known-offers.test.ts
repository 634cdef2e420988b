import { knownOffersText } from './known-offers';

it.each([
  ['none', 'Free trial class'],
  ['firstMonth', 'Free trial class; 50% off the first month'],
  ['coupon', 'Free trial class; 10% off the first class'],
  ['party', 'Tell us the date and the number of guests'],
] as const)('says of %s what is advertised', (known, text) => expect(knownOffersText(known)).toBe(text));

it('names both offers where both apply', () => {
  const text = knownOffersText('firstMonthAndCoupon');
  expect(text).toContain('first month');
  expect(text).toContain('first class');
});
