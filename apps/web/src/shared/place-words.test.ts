import { BRANCH_IDS } from '@kidcode/branches';
import { CENTERS_FIRST, countInWords, countOf } from './place-words';

it.each([
  [1, 'One door'],
  [3, 'Three doors'],
  [100, '100 doors'],
])('%d is said as "%s"', (count, words) => expect(countOf(count, 'door')).toBe(words));

it('knows a word for each small number', () => expect(countInWords(10)).toBe('ten'));

it('names every branch once, the online one last', () => {
  expect([...CENTERS_FIRST].sort()).toEqual([...BRANCH_IDS].sort());
  expect(CENTERS_FIRST.slice(0, -1)).not.toContain('online');
});
