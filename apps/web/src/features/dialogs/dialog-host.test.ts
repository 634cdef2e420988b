import { parseDialogName } from './dialog-host';

it.each([
  ['trial', 'trial'],
  ['core-booking', 'core-booking'],
  ['coupon', 'coupon'],
  ['nonsense', null],
  [null, null],
])('a link to dialog %s opens %s', (raw, name) => {
  expect(parseDialogName(raw)).toBe(name);
});
