import { classesOf, weekOf } from './timetable';

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
