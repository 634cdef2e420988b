import { wordList } from './word-list';

describe('wordList', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('%j reads "%s"', (words, text) => {
    expect(wordList(words)).toBe(text);
  });
});
