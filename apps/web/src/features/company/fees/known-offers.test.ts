import { siteDay } from '@kidcode/school';

import { knownOffersText } from './known-offers';

const DAY = siteDay('2025-12-01');

it.each([
  [[], 'Free trial class'],
  [['first-month'], 'Free trial class; 50% off the first month'],
  [['coupon'], 'Free trial class; 10% off the first class'],
  [['first-month', 'coupon'], 'Free trial class; 50% off the first month; 10% off the first class'],
])('says of %j what is advertised', (offers, text) =>
  expect(knownOffersText({ offers, ask: null }, DAY, null)).toBe(text),
);

it('says what to have at hand instead, where a trial is not meant', () =>
  expect(knownOffersText({ offers: [], ask: 'Tell us the date' }, DAY, null)).toBe('Tell us the date'));
