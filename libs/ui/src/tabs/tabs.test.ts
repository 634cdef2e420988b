import { nextTab } from './tabs';

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, undefined],
    ['ArrowDown', 1, undefined],
  ])('%s on tab %i of three leads to %s', (key, current, expected) => {
    expect(nextTab(key, current, 3)).toBe(expected);
  });
});
