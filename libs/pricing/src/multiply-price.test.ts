import { cents, usd } from '@kidcode/school';
import { multiplyPrice } from './multiply-price';

describe('multiplyPrice', () => {
  it('rounds half a dollar up', () => {
    expect(multiplyPrice(usd(989), { times: 10, outOf: 20 }, 'dollar')).toBe(usd(495));
  });

  it('takes 85 % of 10 dollars as 8.50 and so as 9', () => {
    expect(multiplyPrice(usd(10), { times: 85, outOf: 100 }, 'dollar')).toBe(usd(9));
  });

  it('rounds a half up where binary fractions fall short of it', () => {
    // 1.15 x 50 is 57.49999999999999 in binary fractions.
    expect(multiplyPrice(usd(50), { times: 115, outOf: 100 }, 'dollar')).toBe(usd(58));
  });

  it('rounds to the cent where cents are asked for', () => {
    expect(multiplyPrice(usd(0.05), { times: 90, outOf: 100 }, 'cent')).toBe(cents(5));
    expect(multiplyPrice(usd(99.99), { times: 90, outOf: 100 }, 'cent')).toBe(cents(8999));
  });

  it('has no meaning for a negative amount', () => {
    expect(() => multiplyPrice(usd(-1), { times: 1, outOf: 3 }, 'dollar')).toThrow('pricing: ');
  });
});
