import { CLASS_SCHEDULES, normalizeTime, PROGRAM_KEYS, weekdaysOf } from '@kidcode/scheduling';

import { classesOf, weekOf } from './timetable';

describe.each(['branch', 'online'] as const)('the %s week', (variant) => {
  const week = weekOf(classesOf(variant));

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
  const wednesday = weekOf(classesOf('branch')).find(({ day }) => day === 'Wednesday');
  expect(wednesday?.slots.map(({ time }) => time)).toEqual(['3:30 PM', '4:00 PM', '4:30 PM', '5:30 PM']);
});

it('begins with a day that is asked for, and goes on to the one before it', () =>
  expect(weekOf(classesOf('branch'), null, 'Thursday').map(({ day }) => day)).toEqual([
    ...['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'].filter((day) =>
      weekOf(classesOf('branch')).some((one) => one.day === day),
    ),
  ]));

it('leaves out days without classes, and those that nobody asked for', () => {
  expect(weekOf(classesOf('online')).map(({ day }) => day)).toEqual(['Monday', 'Wednesday']);
  expect(weekOf(classesOf('online'), 'Wednesday').map(({ day }) => day)).toEqual(['Wednesday']);
  expect(weekOf(classesOf('online'), 'Tuesday')).toEqual([]);
});
