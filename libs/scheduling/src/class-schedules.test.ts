import { siteDay } from '@kidcode/school';

import { nextWeekday, scheduleFor, weekdaysOf } from './class-schedules';
import { PROGRAM_KEYS, type ProgramKey } from './programs';

const TABLE: readonly [ProgramKey, string, string][] = [
  ['SCRATCHJR', 'Wed, Fri', '3:30PM'],
  ['SCRATCH_GAME', 'Wed, Fri', '5:30PM'],
  ['MINECRAFT_MODDING', 'Mon, Wed', '4:30PM'],
  ['ROBLOX_GAME', 'Mon, Wed', '4:00PM'],
  ['ROBLOX_ADVANCED', 'Mon, Wed', '4:30PM'],
  ['AI_WEBSITE', 'Tue, Thu', '4:00PM'],
  ['AI_EXPLORATION', 'Tue, Thu', '5:15PM'],
  ['VEX_VR', 'Mon, Wed', '4:00PM'],
  ['SPHERO_BOLT', 'Tue, Thu', '4:30PM'],
  ['PYTHON_PROGRAMMING', 'Mon, Wed', '4:00PM'],
];

const AS_ALL = {
  classStartDate: '09/08/2025',
  timeZone: 'CST',
  classType: 'FT',
  displayDate: 'September 8, 2025',
};

describe.each(TABLE)('%s', (programKey, classDays, classTime) => {
  it(`meets at a branch on ${classDays} at ${classTime}`, () => {
    const here = { programKey, programType: 'Specialized', classDays, classTime };
    expect(scheduleFor(programKey)).toEqual({ ...AS_ALL, ...here });
  });

  it('meets online on Mon and Wed at 6:30PM CST', () => {
    const there = { programKey, programType: 'Online', classDays: 'Mon and Wed', classTime: '6:30PM' };
    expect(scheduleFor(programKey, { online: true })).toEqual({ ...AS_ALL, ...there });
  });
});

it('the timetable holds every program', () => expect(TABLE.map(([key]) => key)).toEqual(PROGRAM_KEYS));

it('a schedule is asked for by a known key', () => {
  // @ts-expect-error keys are a closed list
  expect(() => scheduleFor('CHESS')).toThrow();
});

it.each([
  ['Mon, Wed', ['Monday', 'Wednesday']],
  ['Mon and Wed', ['Monday', 'Wednesday']],
  ['Tue, Thu', ['Tuesday', 'Thursday']],
  ['Sat', ['Saturday']],
])('reads the advertised days %s', (text, days) => expect(weekdaysOf(text)).toEqual(days));

it.each(['', 'Mo', 'Mon, Someday'])('refuses %j rather than lose a class', (text) =>
  expect(() => weekdaysOf(text)).toThrow('schedule:'),
);

// December 1, 2025 is a Monday.
it.each([
  ['Monday', '2025-12-01'],
  ['Tuesday', '2025-12-02'],
  ['Sunday', '2025-12-07'],
] as const)('finds the next %s', (weekday, day) =>
  expect(nextWeekday(weekday, siteDay('2025-12-01'))).toBe(day),
);

it('finds the next Monday from a Tuesday', () =>
  expect(nextWeekday('Monday', siteDay('2025-12-02'))).toBe('2025-12-08'));
