import { timesAcrossUsa } from './time-elsewhere';

const times = (central: string) => timesAcrossUsa(central).map(({ zone, time }) => `${zone} ${time}`);

describe('timesAcrossUsa', () => {
  it('tells the usual online class from east to west', () => {
    expect(times('6:30PM')).toEqual([
      'Eastern 7:30 PM',
      'Central 6:30 PM',
      'Mountain 5:30 PM',
      'Pacific 4:30 PM',
    ]);
  });

  it.each([
    ['12:15AM', 'Mountain 11:15 PM'],
    ['11:30 PM', 'Eastern 12:30 AM'],
    ['1 PM', 'Mountain 12:00 PM'],
  ])('keeps a clock around noon and midnight: %s', (central, expected) => {
    expect(times(central)).toContain(expected);
  });

  it('says nothing about text that is no time', () => {
    expect(timesAcrossUsa('after school')).toEqual([]);
  });
});
