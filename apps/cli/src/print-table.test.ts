import { printFields, printTable } from './print-table';

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
