import fc from 'fast-check';

import { LONGEST_PASSAGE, splitPassage } from './split-passage.ts';

describe('splitPassage', () => {
  it('leaves a short text whole', () => {
    expect(splitPassage('One sentence. Another at 3.5 miles.')).toEqual([
      'One sentence. Another at 3.5 miles.',
    ]);
  });

  it('cuts a long text between sentences', () => {
    const sentence = `${'word '.repeat(60).trim()}.`;
    expect(splitPassage([sentence, sentence, sentence].join(' '))).toEqual([sentence, sentence, sentence]);
  });

  it('keeps every word and no piece longer than the limit', () => {
    const text = fc.array(
      fc.oneof(fc.string({ maxLength: 900 }), fc.constantFrom('. ', '? ', '\n', ' ', 'word')),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(text, (parts) => {
        const whole = parts.join('');
        const pieces = splitPassage(whole);
        expect(pieces.join('').replace(/\s/g, '')).toBe(whole.replace(/\s/g, ''));
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(LONGEST_PASSAGE);
      }),
    );
  });
});
