import { agesOf, agesWords } from './match-words';

it.each([
  ['ROBLOX_GAME', { from: 8, to: 14, isStated: true }, '8-14'],
  ['SCRATCHJR', { from: 5, to: 7, isStated: false }, 'Advised 5-7'],
  ['PYTHON_PROGRAMMING', { from: 11, isStated: false }, 'Advised from 11 on'],
  ['math', { from: 5, isStated: false }, 'Advised from 5 on'],
  ['chess', null, 'Ask us'],
])('the ages of %s are stated, else advised, else asked for', (program, ages, words) => {
  expect([agesOf(program), agesWords(program)]).toEqual([ages, words]);
});
