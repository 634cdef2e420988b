import { CLASS_SCHEDULES, scheduleFor } from './class-schedules';
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

it('the timetable holds both variants of every program', () => {
  expect(TABLE.map(([key]) => key)).toEqual(PROGRAM_KEYS);
  expect(Object.keys(CLASS_SCHEDULES)).toEqual(PROGRAM_KEYS);
  for (const key of PROGRAM_KEYS) {
    expect(CLASS_SCHEDULES[key]).toEqual({
      branch: scheduleFor(key, { online: false }),
      online: scheduleFor(key, { online: true }),
    });
  }
});

it('a schedule is asked for by a known key', () => {
  // @ts-expect-error keys are a closed list
  expect(() => scheduleFor('CHESS')).toThrow();
});
