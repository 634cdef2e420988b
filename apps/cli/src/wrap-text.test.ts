import fc from 'fast-check';

import { wrapText } from './wrap-text';

describe('wrapText', () => {
  it.each([
    ['short', 10, ['short']],
    ['', 10, ['']],
    ['a line of words', 9, ['a line of', 'words']],
    ['/camps/winter/flower-mound', 14, ['/camps/winter/', 'flower-mound']],
    ['abcdefgh', 3, ['abc', 'def', 'gh']],
  ])('wraps "%s" at %d', (text, width, lines) => expect(wrapText(text, width)).toEqual(lines));

  it('keeps every letter, and every line within the width', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z/, -]{0,60}$/), fc.integer({ min: 1, max: 30 }), (text, width) => {
        const lines = wrapText(text, width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        expect(lines.every((line) => line.length <= width)).toBe(true);
      }),
    );
  });
});
