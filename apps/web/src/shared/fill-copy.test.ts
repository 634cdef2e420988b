import { fillCopy } from './fill-copy';

const FACTS = { phone: () => '555-0100', 'main:capacity': () => '10' };

it('fills a text, a list and whatever is made of them', () =>
  expect(
    fillCopy({ lead: 'Call {phone}.', rows: [['{main:capacity} of {main:capacity}', 7, null]] }, FACTS),
  ).toEqual({ lead: 'Call 555-0100.', rows: [['10 of 10', 7, null]] }));

it('asks only for the facts that a text has', () =>
  expect(
    fillCopy('nothing to fill', {
      never: () => {
        throw new Error('asked');
      },
    }),
  ).toBe('nothing to fill'));

it('refuses a name that is no fact, also one that every object has', () => {
  expect(() => fillCopy('{fax}', FACTS)).toThrow('expected one of phone, main:capacity in braces, got {fax}');
  expect(() => fillCopy('{toString}', FACTS)).toThrow('got {toString}');
});
