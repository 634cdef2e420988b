import { usd } from '@kidcode/school';
import { percentOff } from './percent-off';

describe('percentOff', () => {
  it.each([
    [598, 508, 15],
    [149, 127, 15],
    [320, 288, 10],
    [200, 199, 1],
    [1000, 996, 0],
    [100, 100, 0],
    [100, 0, 100],
  ])('from %d to %d dollars is %d percent', (original, discounted, percent) => {
    expect(percentOff(usd(original), usd(discounted))).toBe(percent);
  });

  it('knows no percent of nothing and no negative discount', () => {
    expect(() => percentOff(usd(0), usd(0))).toThrow('pricing: ');
    expect(() => percentOff(usd(10), usd(11))).toThrow('pricing: ');
  });
});
