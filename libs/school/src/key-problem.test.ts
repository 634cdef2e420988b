import { keyProblem, SHORTEST_KEY } from './key-problem';

describe('keyProblem', () => {
  it.each([
    ['sb_secret_0123456789', SHORTEST_KEY, null],
    [' sb_secret_0123456789\n', SHORTEST_KEY, null],
    ['k', 1, null],
    ['a', SHORTEST_KEY, 'KEY: a key of at least 16 characters is expected'],
    ['', 1, 'KEY: a key of at least 1 characters is expected'],
    ['two\nlines', 1, 'KEY: a key of plain letters, without spaces or line breaks, is expected'],
    ['two words', 1, 'KEY: a key of plain letters, without spaces or line breaks, is expected'],
    ['“quoted”', 1, 'KEY: a key of plain letters, without spaces or line breaks, is expected'],
  ])('of %j with at least %i is %j', (key, least, problem) =>
    expect(keyProblem('KEY', key, least)).toBe(problem),
  );

  it('asks for one character where nobody says how many', () => {
    expect(keyProblem('KEY', 'k')).toBeNull();
    expect(keyProblem('KEY', ' ')).toBe('KEY: a key of at least 1 characters is expected');
  });
});
