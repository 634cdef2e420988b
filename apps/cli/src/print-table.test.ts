import fc from 'fast-check';

import { fitColumns, printFields, printTable, wrapText } from './print-table';

describe('printTable', () => {
  it('aligns columns, prices to the right, and leaves no blanks at the end', () => {
    const rows = [
      ['NAME', 'PRICE', 'NOTE'],
      ['Week 1', '$299.00', ''],
      ['Off', '-$45.00', 'early'],
    ];
    expect(printTable(rows, { right: [1] }).split('\n')).toEqual([
      'NAME      PRICE  NOTE',
      'Week 1  $299.00',
      'Off     -$45.00  early',
    ]);
  });

  it('fits a width: the widest column goes on below', () => {
    const rows = [
      ['PATH', 'TITLE'],
      ['/camps', 'Camps in the winter, the spring and the summer'],
      ['/faq', 'Questions'],
    ];
    expect(printTable(rows, { width: 30 }).split('\n')).toEqual([
      'PATH    TITLE',
      '/camps  Camps in the winter,',
      '        the spring and the',
      '        summer',
      '/faq    Questions',
    ]);
  });

  it('lets no value drive the terminal', () => {
    expect(printTable([['a\u001b[31mb\nc']])).toBe('a [31mb c');
  });
});

describe('printFields', () => {
  it('shows a dash for what is not known', () => {
    expect(
      printFields([
        ['Ages', null],
        ['Street', ''],
        ['Open', true],
        ['Classes', 0],
      ]),
    ).toBe('Ages     -\nStreet   -\nOpen     yes\nClasses  0');
  });
});

const words = (wanted: number) => ({ wanted, least: 5 });
const whole = (wanted: number) => ({ wanted, least: wanted });

describe('fitColumns', () => {
  it.each([
    ['leaves what fits', [words(10), whole(20)], 30, [10, 20]],
    ['narrows words before it breaks an id', [whole(20), words(30)], 40, [20, 20]],
    ['gives a second line to one column before a third to any', [words(50), words(20)], 40, [25, 15]],
    ['breaks an id only when nothing else is left', [whole(20), words(10)], 22, [17, 5]],
    ['stops where nothing could be read', [whole(20), whole(20)], 4, [6, 6]],
  ])('%s', (_, columns, room, widths) => expect(fitColumns(columns, room)).toEqual(widths));
});

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
