import { siteDay, type CampEdition, type Season } from '@kidcode/school';

import {
  campDays,
  campOf,
  campOn,
  campsOn,
  dayLengthHours,
  daysToAsk,
  leadingCamp,
  schoolDay,
  seasonFacts,
} from './camp-season';
import { CAMP_SEASON_IDS } from './season-tab';

const WINTER = seasonFacts('winter');
const [FIRST] = WINTER.editions as readonly [CampEdition];

const SECOND: CampEdition = {
  ...FIRST,
  id: 'winter-2026',
  year: 2026,
  dates: 'Dec 21, 2026 - Jan 1, 2027',
  firstDay: siteDay('2026-12-21'),
  lastDay: siteDay('2027-01-01'),
};

const TWO_YEARS: Season = { ...WINTER, editions: [FIRST, SECOND] };

describe('a season with two editions', () => {
  it('is a look back at the latest when both are over, and not sold', () => {
    expect(campOf(TWO_YEARS, siteDay('2027-01-02'))).toMatchObject({
      editionId: 'winter-2026',
      year: 2026,
      isOver: true,
      sale: null,
    });
  });
});

describe('the seasons of the school on a day', () => {
  it('keep the order of their tabs', () => {
    expect(campsOn(siteDay('2025-12-01')).map(({ season }) => season)).toEqual(CAMP_SEASON_IDS);
  });

  it.each([
    ['2025-12-01', [false, false, false]],
    ['2026-01-03', [true, false, false]],
    ['2026-08-08', [true, false, true]],
    ['2026-08-09', [true, true, true]],
  ])('on %s winter, summer and spring are over: %j', (today, over) => {
    expect(campsOn(siteDay(today)).map(({ isOver }) => isOver)).toEqual(over);
  });

  it('there is no other', () => {
    expect(() => seasonFacts('autumn' as 'winter')).toThrow('scheduling: no season "autumn"');
  });
});

describe('the season that a page leads with', () => {
  const none = () => false;

  it('is the first that can be booked', () => {
    expect(leadingCamp(siteDay('2025-12-01'), ({ season }) => season === 'summer').season).toBe('summer');
  });

  it.each([
    ['2025-12-01', 'winter'],
    ['2026-01-03', 'spring'],
    ['2026-03-14', 'summer'],
  ])('on %s, with none to book, it is the next that starts: %s', (today, season) => {
    expect(leadingCamp(siteDay(today), none).season).toBe(season);
  });

  it('is the first of the tabs when all are over, even if somebody calls one open', () => {
    expect(leadingCamp(siteDay('2026-08-09'), () => true)).toMatchObject({ season: 'winter', isOver: true });
    expect(campOn('winter', siteDay('2026-08-09')).sale).toBeNull();
  });
});

it('hours without a season are those of the first season that has the day length', () => {
  expect(dayLengthHours('full_day')?.hours).toBe('7:30AM-6:00PM');
  expect(dayLengthHours('second_half')?.hours).toBe('1:00PM-6:00PM');
  expect(dayLengthHours('night' as 'full_day')).toBeNull();
});

it('leads on the first day of a camp with the one after it: it has begun', () => {
  const first = campOn('winter', siteDay('2025-12-01')).firstDay;
  expect(leadingCamp(first, () => false).season).not.toBe('winter');
});

const CHRISTMAS = siteDay('2025-12-25');
const [WEEK] = campOn('winter').weeks;

it('the school has not said whether it is open on Christmas (D-90)', () => {
  expect(schoolDay(CHRISTMAS)).toBe('ask');
  expect(schoolDay(siteDay('2025-12-24'))).toBe('usual');
  expect(daysToAsk(siteDay('2025-12-01'), 32)).toEqual(['2025-12-25', '2026-01-01']);
});

describe('the days of a week of camp', () => {
  it('are all of them, and one to ask about', () => {
    const { days, ask } = campDays({ holidays: null }, WEEK!);
    expect(days).toHaveLength(5);
    expect(ask).toEqual([CHRISTMAS]);
  });

  it('are without the days that the edition states as closed, and then nothing is to ask', () => {
    const { days, ask } = campDays({ holidays: [CHRISTMAS] }, WEEK!);
    expect(days).toEqual(['2025-12-22', '2025-12-23', '2025-12-24', '2025-12-26']);
    expect(ask).toEqual([]);
  });

  it('are none where the week is only a label (D-3)', () => {
    expect(campDays({ holidays: null }, { ...WEEK!, start: null, end: null })).toEqual({ days: [], ask: [] });
  });
});
