import { CENTER_IDS, DEFAULT_CENTER } from '@kidcode/branches';
import { siteDay, usd, type Fee } from '@kidcode/school';

import { feesOf, feesToAsk, publishedFeeRows } from './school-fees';

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
  expect(publishedFeeRows(fees, siteDay('2025-12-01'), null).map(({ title }) => title)).toEqual(['Chess']);
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
