import { CLASS_SCHEDULES, normalizeTime, PROGRAM_KEYS } from '@kidcode/scheduling';

import { classesOf, weekdaysOf, weekOf } from './timetable';

it.each([
  ['Mon, Wed', ['Monday', 'Wednesday']],
  ['Mon and Wed', ['Monday', 'Wednesday']],
  ['Tue, Thu', ['Tuesday', 'Thursday']],
])('reads the advertised days %s', (text, days) => expect(weekdaysOf(text)).toEqual(days));

it.each(['', 'Mo', 'Mon, Someday'])('refuses %j rather than lose a class', (text) =>
  expect(() => weekdaysOf(text)).toThrow('schedule:'),
);

describe.each(['branch', 'online'] as const)('the %s week', (variant) => {
  const week = weekOf(variant);

  it.each(PROGRAM_KEYS)('has %s on exactly the days and at the time of the data', (key) => {
    const { classDays, classTime } = CLASS_SCHEDULES[key][variant];
    const found = week.flatMap(({ day, slots }) =>
      slots.filter(({ programs }) => programs.includes(key)).map(({ time }) => ({ day, time })),
    );
    expect(found).toEqual(weekdaysOf(classDays).map((day) => ({ day, time: normalizeTime(classTime) })));
  });

  it('lists every class once', () => {
    expect(classesOf(variant)).toEqual(PROGRAM_KEYS.map((key) => CLASS_SCHEDULES[key][variant]));
  });
});

it('orders a day by the clock', () => {
  const wednesday = weekOf('branch').find(({ day }) => day === 'Wednesday');
  expect(wednesday?.slots.map(({ time }) => time)).toEqual(['3:30 PM', '4:00 PM', '4:30 PM', '5:30 PM']);
});

it('leaves out days without classes', () => {
  expect(weekOf('online').map(({ day }) => day)).toEqual(['Monday', 'Wednesday']);
});
