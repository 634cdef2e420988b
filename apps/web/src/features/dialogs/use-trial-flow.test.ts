import { bookingTarget } from './use-trial-flow';

it.each([
  [320, 'same-tab'],
  [767, 'same-tab'],
  [768, 'new-tab'],
  [1280, 'new-tab'],
])('a window %i pixels wide opens the portal in the %s', (width, target) => {
  expect(bookingTarget(width)).toBe(target);
});
