/**
 * Words in a row, as a sentence has them, or with 'or' in the place of 'and'; the English of Britain writes no second comma.
 *
 * @example wordList(['a', 'b', 'c']) // 'a, b and c'
 */
export const wordList = (
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat('en-GB', { type }).format(words);
