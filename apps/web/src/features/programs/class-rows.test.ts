import { CLASS_SCHEDULES, PROGRAM_KEYS } from '@kidcode/scheduling';

import { classRows, daysOf } from './class-rows';

const atCenter = classRows(PROGRAM_KEYS, { online: false });
const online = classRows(PROGRAM_KEYS, { online: true });

describe('classRows', () => {
  it('has one row per program, in the order asked for', () => {
    expect(atCenter.map(({ key }) => key)).toEqual(PROGRAM_KEYS);
  });

  it.each(PROGRAM_KEYS)('takes days and start of %s from the schedule', (key) => {
    const row = atCenter.find((candidate) => candidate.key === key);
    const { branch } = CLASS_SCHEDULES[key];
    expect(row?.daysLabel).toBe(branch.classDays);
    expect(row?.days.join(', ')).toBe(branch.classDays);
    expect(row?.starts).toBe(branch.displayDate);
  });

  it('writes times the way people do, and names the zone online', () => {
    expect(atCenter[0]?.time).toBe('3:30 PM');
    expect(new Set(online.map(({ time }) => time))).toEqual(new Set(['6:30 PM CST']));
  });

  it('splits the days of an online class', () => {
    expect(online[0]?.days).toEqual(['Mon', 'Wed']);
  });

  it('leaves out ages that nobody has stated', () => {
    expect(classRows(['ROBLOX_GAME', 'SCRATCHJR'], { online: false }).map(({ ages }) => ages)).toEqual([
      '8-14',
      null,
    ]);
  });
});

describe('daysOf', () => {
  it('lists the days of all courses in the order of the week', () => {
    expect(daysOf(atCenter)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
    expect(daysOf([])).toEqual([]);
  });
});
