import { CENTER_IDS, DEFAULT_CENTER } from '@kidcode/branches';
import { siteDay, usd, type Fee } from '@kidcode/school';

import { feesOf, feesToAsk, knownOffersText, publishedFeeRows } from './fees-bands';

const DAY = siteDay('2025-12-01');

const FEE: Fee = {
  program: 'Monthly Core Program',
  mode: 'in-center',
  page: 'core',
  amount: null,
  per: 'a month',
  offers: [],
  ask: null,
};
const FEES = [
  FEE,
  { ...FEE, program: 'Chess', amount: usd(199) },
  { ...FEE, mode: 'online' as const, page: '/x' },
];

it('an amount is published, without one parents ask', () => {
  const fees = feesOf('in-center', null, FEES);
  expect(publishedFeeRows(fees, DAY, null).map(({ title }) => title)).toEqual(['Chess']);
  expect(feesToAsk(fees).map(({ program }) => program)).toEqual(['Monthly Core Program']);
});

it('leads to the program where it is meant', () => {
  const other = CENTER_IDS.at(-1) ?? DEFAULT_CENTER;
  expect(feesOf('in-center', null, FEES)[0]?.href).toBe('/programs/in-center/core');
  expect(feesOf('in-center', other, FEES)[0]?.href).toBe(`/${other}/programs/core`);
  expect(feesOf('in-center', null, [{ ...FEE, page: 'specialized' }])[0]?.href).toBe(
    `/${DEFAULT_CENTER}/programs/specialized`,
  );
  expect(feesOf('online', null, FEES)[0]?.href).toBe('/x');
});

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
