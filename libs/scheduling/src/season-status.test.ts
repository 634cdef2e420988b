import fc from 'fast-check';
import { arbitraryDay } from '@kidcode/school/testing';
import { siteDay } from '@kidcode/school';

import { campOf, campOn, seasonFacts } from './camp-season';
import { PHASES, seasonStatus, type SeasonStatus } from './season-status';
import { CAMP_SEASON_IDS } from './season-tab';

describe('winter', () => {
  it.each([
    // day, season, full camp, week 1, week 2
    ['2025-12-01', 'open', 'open', 'open', 'open'],
    ['2025-12-15', 'open', 'open', 'open', 'open'],
    ['2025-12-16', 'open', 'closed', 'open', 'open'],
    ['2025-12-19', 'open', 'closed', 'open', 'open'],
    ['2025-12-20', 'open', 'closed', 'closed', 'open'],
    ['2025-12-22', 'open', 'running', 'running', 'open'],
    ['2025-12-26', 'open', 'running', 'running', 'open'],
    ['2025-12-27', 'running', 'running', 'over', 'closed'],
    ['2025-12-29', 'running', 'running', 'over', 'running'],
    ['2026-01-02', 'running', 'running', 'over', 'running'],
    ['2026-01-03', 'over', 'over', 'over', 'over'],
  ])(
    'on %s the season is %s, the full camp %s, week 1 %s, week 2 %s',
    (day, phase, fullCamp, week1, week2) => {
      expect(seasonStatus('winter', siteDay(day))).toMatchObject({
        phase,
        fullCamp,
        weeks: { 1: week1, 2: week2 },
      });
    },
  );

  it('on 2025-12-01 everything that it sells is open', () => {
    expect(seasonStatus('winter', siteDay('2025-12-01'))).toEqual({
      today: '2025-12-01',
      phase: 'open',
      fullCamp: 'open',
      weekly: 'open',
      monthly: null,
      weeks: { 1: 'open', 2: 'open' },
      openWeeks: [1, 2],
      fullWeeks: [],
      weeksAhead: [1, 2],
      prices: 'sold',
      tellMe: null,
      opensOn: null,
    });
  });
});

describe('spring', () => {
  it.each([
    ['2025-12-01', 'announced'],
    ['2026-03-08', 'announced'],
    ['2026-03-09', 'running'],
    ['2026-03-13', 'running'],
    ['2026-03-14', 'over'],
  ])('on %s it is %s', (day, phase) => {
    expect(seasonStatus('spring', siteDay(day))).toMatchObject({
      phase,
      fullCamp: phase,
      weekly: phase,
      monthly: null,
      weeks: { 1: phase },
      openWeeks: [],
    });
  });
});

describe('summer', () => {
  it.each([
    ['2025-05-01', 'closed'],
    ['2025-12-01', 'closed'],
    ['2026-06-01', 'closed'],
    ['2026-06-02', 'running'],
    ['2026-08-08', 'running'],
    ['2026-08-09', 'over'],
  ])('on %s every option and week is %s (D-12)', (day, phase) => {
    const status = seasonStatus('summer', siteDay(day));
    expect(status).toMatchObject({ phase, fullCamp: phase, weekly: phase, monthly: phase, openWeeks: [] });
    expect(Object.values(status.weeks)).toEqual(Array.from({ length: 10 }, () => phase));
  });
});

describe('what may be said of a season', () => {
  it.each([
    ['winter', '2025-12-01', 'open', 'sold', null],
    ['winter', '2025-12-29', 'running', 'none', 'next'],
    ['winter', '2026-01-10', 'over', 'none', 'opens'],
    ['summer', '2025-12-01', 'closed', 'planning', 'next'],
    ['summer', '2026-06-20', 'running', 'none', 'next'],
    ['spring', '2026-02-15', 'announced', 'none', 'opens'],
    ['spring', '2026-03-10', 'running', 'none', 'next'],
  ] as const)('%s on %s is %s: its prices are %s, and a mail is promised for %s', (season, day, ...said) => {
    const { phase, prices, tellMe } = seasonStatus(season, siteDay(day));
    expect([phase, prices, tellMe]).toEqual(said);
  });

  it('names the day on which it opens until that day has come', () => {
    const info = { ...campOn('spring'), opensOn: siteDay('2026-02-01') };
    expect(seasonStatus('spring', siteDay('2026-01-31'), info).opensOn).toBe('2026-02-01');
    expect(seasonStatus('spring', siteDay('2026-02-01'), info).opensOn).toBeNull();
  });
});

describe('in every season', () => {
  it('phases only move forward as days pass', () => {
    const season = fc.constantFrom(...CAMP_SEASON_IDS);
    const nearSeason = fc
      .date({
        min: new Date('2025-11-15T00:00:00Z'),
        max: new Date('2026-08-31T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => siteDay(date.toISOString().slice(0, 10)));
    const day = fc.oneof(nearSeason, arbitraryDay);
    fc.assert(
      fc.property(season, day, day, (name, a, b) => {
        const [earlier, later] = a < b ? [a, b] : [b, a];
        const before = ranks(seasonStatus(name, earlier));
        const after = ranks(seasonStatus(name, later));
        before.forEach((rank, index) => {
          expect(Number(after[index])).toBeGreaterThanOrEqual(rank);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('the open weeks are those whose phase is open', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CAMP_SEASON_IDS), arbitraryDay, (name, day) => {
        const { weeks, openWeeks, weekly } = seasonStatus(name, day);
        expect(openWeeks).toEqual(
          Object.keys(weeks)
            .map(Number)
            .filter((week) => weeks[week] === 'open'),
        );
        expect(weekly === 'open').toBe(openWeeks.length > 0);
      }),
    );
  });
});

describe('an edition that opens on a day', () => {
  const opensOn = siteDay('2025-12-05');
  const info = { ...campOn('winter'), opensOn };

  it.each([
    ['2025-12-04', 'announced', []],
    ['2025-12-05', 'open', [1, 2]],
    ['2025-12-20', 'open', [2]],
    ['2025-12-27', 'running', []],
  ])('is on %s %s', (day, phase, openWeeks) => {
    expect(seasonStatus('winter', siteDay(day), info)).toMatchObject({ phase, openWeeks });
  });

  it('is never announced again once its deadlines are over', () => {
    const late = { ...info, opensOn: siteDay('2025-12-31') };
    expect(seasonStatus('winter', siteDay('2025-12-27'), late).phase).toBe('running');
  });
});

describe('weeks with few places or none', () => {
  const withSeats = (...seats: readonly ('few' | 'full' | undefined)[]) => {
    const info = campOn('winter');
    return {
      ...info,
      weeks: info.weeks.map((week, index) => {
        const left = seats[index];
        return left === undefined ? week : { ...week, seats: left };
      }),
    };
  };

  it('few places change nothing', () => {
    const today = siteDay('2025-12-01');
    expect(seasonStatus('winter', today, withSeats('few', 'few'))).toEqual(seasonStatus('winter', today));
  });

  it('a full week is full, and so is the whole camp; the other week stays open', () => {
    expect(seasonStatus('winter', siteDay('2025-12-01'), withSeats('full', 'few'))).toMatchObject({
      phase: 'open',
      fullCamp: 'full',
      weekly: 'open',
      weeks: { 1: 'full', 2: 'open' },
      openWeeks: [2],
      fullWeeks: [1],
      prices: 'sold',
      tellMe: 'next',
    });
  });

  it('with every week full the season is full and has no prices, and is over after its last day', () => {
    const full = withSeats('full', 'full');
    expect(seasonStatus('winter', siteDay('2025-12-01'), full)).toMatchObject({
      phase: 'full',
      openWeeks: [],
      fullWeeks: [1, 2],
      prices: 'none',
      tellMe: 'next',
    });
    expect(seasonStatus('winter', siteDay('2025-12-24'), full).phase).toBe('running');
    expect(seasonStatus('winter', siteDay('2026-01-03'), full).phase).toBe('over');
  });
});

describe('a season whose latest edition is over (D-44)', () => {
  it('asks the next edition as soon as there is one', () => {
    const facts = seasonFacts('winter');
    const [first] = facts.editions;
    const next = {
      ...first!,
      id: 'winter-2026',
      firstDay: siteDay('2026-12-21'),
      lastDay: siteDay('2027-01-01'),
      deadlines: [{ option: 'full_camp' as const, text: 'by December 14', lastDay: siteDay('2026-12-14') }],
      weeks: [],
    };
    const today = siteDay('2026-01-03');
    const info = campOf({ ...facts, editions: [first!, next] }, today);
    expect(seasonStatus('winter', today, info).phase).toBe('open');
    expect(seasonStatus('winter', today).phase).toBe('over');
  });
});

it('an option without a deadline of its own is closed', () => {
  const info = { ...campOn('winter'), deadlines: [] };
  expect(seasonStatus('winter', siteDay('2025-12-01'), info).phase).toBe('closed');
});

it('a season without weeks follows its full camp', () => {
  const info = { ...campOn('winter'), weeks: [] };
  expect(seasonStatus('winter', siteDay('2025-12-01'), info)).toMatchObject({
    phase: 'open',
    weekly: 'over',
  });
});

function ranks(status: SeasonStatus): number[] {
  const phases = [status.phase, status.fullCamp, status.weekly, ...Object.values(status.weeks)];
  return [...phases, ...(status.monthly === null ? [] : [status.monthly])].map((phase) =>
    PHASES.indexOf(phase),
  );
}

it('calls a single month of a season no fuller because a week of it is', () => {
  const summer = campOn('summer', siteDay('2026-01-10'));
  const weeks = summer.weeks.map((week) => (week.number === 1 ? { ...week, seats: 'full' as const } : week));
  const without = seasonStatus('summer', siteDay('2026-01-10'), summer);
  expect(seasonStatus('summer', siteDay('2026-01-10'), { ...summer, weeks }).monthly).toBe(without.monthly);
});
