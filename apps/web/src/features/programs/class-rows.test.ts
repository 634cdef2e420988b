import { CLASS_SCHEDULES, PROGRAM_KEYS } from '@kidcode/scheduling';

import { classRows } from './class-rows';

const atCenter = classRows(PROGRAM_KEYS, { online: false });
const online = classRows(PROGRAM_KEYS, { online: true });

it('has one row per program in the order asked for, with days and start from the schedule', () => {
  expect(atCenter.map(({ key, daysLabel, starts }) => [key, daysLabel, starts])).toEqual(
    PROGRAM_KEYS.map((key) => {
      const { classDays, displayDate } = CLASS_SCHEDULES[key].branch;
      return [key, classDays, displayDate];
    }),
  );
});

it('writes times the way people do, and names the zone online', () => {
  expect(atCenter[0]?.time).toBe('3:30 PM');
  expect(new Set(online.map(({ time }) => time))).toEqual(new Set(['6:30 PM CST']));
});

it('leaves out ages that nobody has stated', () => {
  const rows = classRows(['ROBLOX_GAME', 'SCRATCHJR'], { online: false });
  expect(rows.map(({ ages }) => ages)).toEqual(['8-14', null]);
});
