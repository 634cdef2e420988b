import fc from 'fast-check';

import { codeWords } from './code-words';

const kinds = (line: string) => codeWords(line).map(({ text, kind }) => [text, kind]);

describe('codeWords', () => {
  it('adds up to the line it cuts', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        expect(
          codeWords(line)
            .map(({ text }) => text)
            .join(''),
        ).toBe(line);
      }),
    );
  });

  it('tells keywords, text and numbers apart', () => {
    expect(kinds('if speed: print("go", 12)')).toEqual([
      ['if', 'keyword'],
      [' speed: ', 'plain'],
      ['print', 'keyword'],
      ['(', 'plain'],
      ['"go"', 'text'],
      [', ', 'plain'],
      ['12', 'number'],
      [')', 'plain'],
    ]);
  });

  it.each(['# a note, if 3', '-- a note, if 3'])('leaves a comment whole: %s', (line) => {
    expect(kinds(line)).toEqual([[line, 'comment']]);
  });

  it('finds tags in HTML', () => {
    expect(kinds('<h1>Hi</h1>').map(([, kind]) => kind)).toEqual(['keyword', 'plain', 'keyword']);
  });
});
