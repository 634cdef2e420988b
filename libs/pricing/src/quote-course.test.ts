import fc from 'fast-check';
import { usd } from '@kidcode/school';
import { quoteCourse } from './quote-course';

describe('quoteCourse', () => {
  it.each(['KNCSPECIAL07', 'KNCSPECIAL03'])('%s costs $320, reduced by 10 percent to $288', (courseCode) => {
    expect(quoteCourse(courseCode)).toEqual({
      ok: true,
      value: { courseCode, originalPrice: usd(320), discountedPrice: usd(288), discountPercent: 10 },
    });
  });

  it('takes a discounted price of its own where a course has one', () => {
    const prices = { ROBOTS: { price: usd(200), discountedPrice: usd(150) } };
    expect(quoteCourse('ROBOTS', prices)).toMatchObject({
      value: { discountedPrice: usd(150), discountPercent: 25 },
    });
  });

  it('rounds the usual discount to the cent', () => {
    expect(quoteCourse('ODD', { ODD: { price: usd(99.99) } })).toMatchObject({
      value: { discountedPrice: usd(89.99), discountPercent: 10 },
    });
  });

  it.each(['KNCSPECIAL99', 'toString', '__proto__', '', 7, undefined])('has no price for %p', (code) => {
    expect(quoteCourse(code)).toMatchObject({ ok: false, error: { code: 'unknown-course' } });
  });

  it('says which courses have a price', () => {
    expect(quoteCourse('CHESS')).toMatchObject({
      error: { message: 'expected a course with a price: KNCSPECIAL07, KNCSPECIAL03; got CHESS' },
    });
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (code) => {
        expect(() => quoteCourse(code)).not.toThrow();
      }),
      { seed: 20251201, numRuns: 500 },
    );
  });
});
