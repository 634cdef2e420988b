import { agesLabel, agesOf, agesWords } from './match-words';

it.each([
  ['ROBLOX_GAME', { from: 8, to: 14, isStated: true }, '8-14', 'Ages 8-14'],
  ['SCRATCHJR', { from: 5, to: 7, isStated: false }, 'Advised 5-7', 'Advised 5-7'],
  ['PYTHON_PROGRAMMING', { from: 11, isStated: false }, 'Advised 11+', 'Advised 11+'],
  ['math', { from: 5, isStated: false }, 'Advised 5+', 'Advised 5+'],
  ['chess', null, 'Ask us', 'Ages: ask us'],
])('the ages of %s are stated, else advised, else asked for', (program, ages, words, label) => {
  expect([agesOf(program), agesWords(program), agesLabel(program)]).toEqual([ages, words, label]);
});
