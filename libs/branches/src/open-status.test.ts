import fc from 'fast-check';
import { siteDay } from '@kidcode/school';
import { BRANCHES } from './branches';
import { hoursOn, openStatus, type Weekday } from './open-status';

const EULESS = BRANCHES.euless; // weekdays 3-7 PM, weekends 9 AM-2 PM

describe('openStatus', () => {
  it.each([
    ['Monday before opening', 1, 899, { state: 'closed', opensAt: '3:00 PM', opensOn: 1, inDays: 0 }],
    ['Monday at opening', 1, 900, { state: 'open', closesAt: '7:00 PM' }],
    ['Monday in the last minute', 1, 1139, { state: 'open', closesAt: '7:00 PM' }],
    ['Monday at closing', 1, 1140, { state: 'closed', opensAt: '3:00 PM', opensOn: 2, inDays: 1 }],
    ['Friday night', 5, 1300, { state: 'closed', opensAt: '9:00 AM', opensOn: 6, inDays: 1 }],
    ['Saturday morning', 6, 540, { state: 'open', closesAt: '2:00 PM' }],
    ['Sunday afternoon', 0, 840, { state: 'closed', opensAt: '3:00 PM', opensOn: 1, inDays: 1 }],
  ] as const)('is right on %s', (_name, weekday, minutes, status) => {
    expect(openStatus(EULESS, { weekday, minutes })).toEqual(status);
  });

  const CHRISTMAS = siteDay('2025-12-25'); // a Thursday
  it.each([
    ['a public holiday that nobody spoke of', { closed: [], open: [] }, { state: 'ask' }],
    [
      'a public holiday with the usual hours',
      { closed: [], open: [CHRISTMAS] },
      { state: 'open', closesAt: '7:00 PM' },
    ],
    [
      'a day on which the school is closed',
      { closed: [CHRISTMAS], open: [] },
      { state: 'closed', opensAt: '3:00 PM', opensOn: 5, inDays: 1 },
    ],
  ] as const)('is right on %s (D-90)', (_name, holidays, status) => {
    expect(openStatus(EULESS, { weekday: 4, minutes: 960, day: CHRISTMAS }, holidays)).toEqual(status);
  });

  it('does not promise that it opens on a closed day', () => {
    const holidays = { closed: [CHRISTMAS], open: [] };
    const eve = { weekday: 3, minutes: 1300, day: siteDay('2025-12-24') } as const;
    expect(openStatus(EULESS, eve, holidays)).toMatchObject({ opensOn: 5, inDays: 2 });
  });

  it('looks over days without hours', () => {
    const weekend = { weekdayHours: 'Closed', weekendHours: '9:00AM-2:00PM' };
    expect(openStatus(weekend, { weekday: 1, minutes: 600 })).toEqual({
      state: 'closed',
      opensAt: '9:00 AM',
      opensOn: 6,
      inDays: 5,
    });
    expect(openStatus({ weekdayHours: '', weekendHours: '' }, { weekday: 1, minutes: 0 })).toEqual({
      state: 'unknown',
    });
  });

  it('is open exactly within the hours of the day', () => {
    const moment = fc.record({
      weekday: fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6),
      minutes: fc.integer({ min: 0, max: 1439 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(BRANCHES)), moment, (branch, now) => {
        const hours = hoursOn(branch, now.weekday);
        const within = hours !== null && now.minutes >= hours.opens && now.minutes < hours.closes;
        expect(openStatus(branch, now).state).toBe(within ? 'open' : 'closed');
      }),
    );
  });
});

it('asks nobody on a holiday on which the center is closed anyway', () => {
  const weekdaysOnly = { ...EULESS, weekendHours: 'closed' };
  const saturday = siteDay('2026-07-04');
  const status = openStatus(
    weekdaysOnly,
    { weekday: 6, minutes: 600, day: saturday },
    { closed: [], open: [] },
  );
  expect(status.state).toBe('closed');
});
