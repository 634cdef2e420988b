import { parseDialogName } from './dialog-host';
import { bookingTarget } from './trial-dialog';

it.each([
  ['trial', 'trial'],
  ['core-booking', 'core-booking'],
  ['coupon', 'coupon'],
  ['nonsense', null],
  [null, null],
])('a link to dialog %s opens %s', (raw, name) => {
  expect(parseDialogName(raw)).toBe(name);
});

it.each([
  [320, 'same-tab'],
  [767, 'same-tab'],
  [768, 'new-tab'],
  [1280, 'new-tab'],
])('a window %i pixels wide opens the portal in the %s', (width, target) => {
  expect(bookingTarget(width)).toBe(target);
});
