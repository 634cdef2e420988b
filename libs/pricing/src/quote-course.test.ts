import fc from 'fast-check';
import { usd } from '@kidcode/school';
import { quoteCourse } from './quote-course';

/** The school with a course that has a discounted price of its own, and one at an odd price. */
jest.mock('@kidcode/current-school', () => {
  const school = jest.requireActual<{ ONLINE_COURSES: readonly unknown[] }>('@kidcode/current-school');
  const robots = { courseCode: 'ROBOTS', price: 20_000, discountedPrice: 15_000 };
  const odd = { courseCode: 'ODD', price: 9_999, discountedPrice: null };
  return { ...school, ONLINE_COURSES: [...school.ONLINE_COURSES, robots, odd] };
});

describe('quoteCourse', () => {
  it.each(['KNCSPECIAL07', 'KNCSPECIAL03'])('%s costs $320, reduced by 10 percent to $288', (courseCode) => {
    expect(quoteCourse(courseCode)).toEqual({
      ok: true,
      value: { courseCode, originalPrice: usd(320), discountedPrice: usd(288), discountPercent: 10 },
    });
  });

  it('takes a discounted price of its own where a course has one', () => {
    expect(quoteCourse('ROBOTS')).toMatchObject({
      value: { discountedPrice: usd(150), discountPercent: 25 },
    });
  });

  it('rounds the usual discount to the cent', () => {
    expect(quoteCourse('ODD')).toMatchObject({
      value: { discountedPrice: usd(89.99), discountPercent: 10 },
    });
  });

  it.each(['KNCSPECIAL99', 'toString', '__proto__', '', 7, undefined])('has no price for %p', (code) => {
    expect(quoteCourse(code)).toMatchObject({ ok: false, error: { code: 'unknown-course' } });
  });

  it('says which courses have a price', () => {
    expect(quoteCourse('CHESS')).toMatchObject({
      error: {
        message: 'expected a course with a price: KNCSPECIAL07, KNCSPECIAL03, ROBOTS, ODD; got CHESS',
      },
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
