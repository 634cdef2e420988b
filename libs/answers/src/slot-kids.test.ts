import { siteDay } from '@kidcode/scheduling';

import { readSlots } from './slots';

const slotsOf = (text: string) =>
  readSlots(text, { today: siteDay('2025-12-01'), now: null, branch: null, places: [] }).slots;

// "Two boys and my daughter" got the price of two children, and so did triplets.
it.each([
  ['two boys and my daughter', 3],
  ['my son plus twins', 3],
  ['my triplets', 3],
  ['mi hija y mis dos hijos', 3],
  ['twins of 9 and a son of 7', 3],
  ['twins aged 10 and a 12 year old', 3],
  ['twins aged 10', 2],
  ['a girl of 6 and two boys of 9 and 11', 3],
  ['I have 4 kids but only 2 will come', 2],
  ['if both of them go', 2],
  ["if his sister who's 11 comes too", 2],
  ['add a third one', 3],
  ['can I add the second week later', null],
])('%s: %s', (text, kids) => {
  expect(slotsOf(text).kids).toBe(kids);
});

// "I have 4 kids" was a child of four, and "the other kid 2 weeks" one of two.
it.each(['I have 4 kids but only 2 will come', '1 kid one week and the other kid 2 weeks'])(
  '%s: no age',
  (text) => {
    expect(slotsOf(text).ages).toEqual([]);
  },
);

// Two children with different weeks got the sum of two with the same.
it.each([
  '2 kids, one only week 1 and the other both weeks',
  '2 kids week 1, then just 1 kid week 2',
  '3 kids: two do full camp, one does only week 2',
])('%s: no sum of equal weeks', (text) => {
  expect(slotsOf(text)).toMatchObject({ kids: null, weeks: null });
});

it('holds two weeks against each other', () => {
  expect(slotsOf('week 1 of winter camp versus week 2').weeks).toEqual({ kind: 'numbers', numbers: [1, 2] });
});
