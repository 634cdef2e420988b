import { siteDay, minutesOfTime, weekdayOf, type CampEdition, type Season } from '@kidcode/school';
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
import { CAMP_SEASON_IDS, isCampSeason, type CampSeason } from './season-tab';

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

describe('the camp calendar', () => {
  it.each([
    ['winter', 'Winter Camp', 2025, 'Dec 22, 2025 - Jan 2, 2026', '2 weeks', 2],
    ['summer', 'Summer Camp', 2026, 'June 2 - August 8, 2026', '10 weeks', 10],
    ['spring', 'Spring Camp', 2026, 'March 9-13, 2026', null, 1],
  ] as const)('%s: %s %d, %s', (season, title, year, dates, length, weeks) => {
    expect(campOn(season)).toMatchObject({
      season,
      title,
      year,
      dates,
      length,
      ages: '5-16',
      groupSizeMax: 5,
    });
    expect(campOn(season).weeks.map((week) => week.number)).toEqual(
      Array.from({ length: weeks }, (_, index) => index + 1),
    );
  });

  it('splits children into Juniors 5-10 and Seniors 11-16', () => {
    for (const season of CAMP_SEASON_IDS) {
      expect(campOn(season).groups).toEqual([
        { name: 'Juniors', ages: '5-10' },
        { name: 'Seniors', ages: '11-16' },
      ]);
    }
  });

  it('winter and spring weeks run from Monday to Friday', () => {
    for (const week of [...campOn('winter').weeks, ...campOn('spring').weeks]) {
      expect([week.start && weekdayOf(week.start), week.end && weekdayOf(week.end)]).toEqual([1, 5]);
    }
    expect(campOn('winter').weeks.map((week) => week.label)).toEqual(['Dec 22-26', 'Dec 29 - Jan 2']);
  });

  it('summer weeks are labels without dates, from June 2-6 to August 4-8', () => {
    const { weeks, weekdays } = campOn('summer');
    expect([weeks[0]?.label, weeks[9]?.label, weekdays]).toEqual(['June 2-6', 'August 4-8', 'Monday-Friday']);
    expect(weeks.every((week) => week.start === null && week.end === null)).toBe(true);
  });

  it('summer months are Foundations, Innovation and Mastery with 20, 20 and 10 days', () => {
    expect(campOn('summer').months.map(({ name, theme, weeks, days }) => [name, theme, weeks, days])).toEqual(
      [
        ['June', 'Foundations', [1, 2, 3, 4], 20],
        ['July', 'Innovation', [5, 6, 7, 8], 20],
        ['August', 'Mastery', [9, 10], 10],
      ],
    );
  });

  it('every summer week and theme stands in the month that claims it', () => {
    const { weeks, months, themes } = campOn('summer');
    for (const month of months) {
      const inMonth = (entry: { month: string | null }) => entry.month === month.id;
      expect(weeks.filter(inMonth).map((week) => week.number)).toEqual(month.weeks);
      expect(themes.filter(inMonth).map((theme) => theme.week)).toEqual(month.weeks);
    }
  });

  it.each([
    ['winter', ['2-week camp: by December 15, 2025', 'Weekly sessions: by the Friday before']],
    [
      'summer',
      ['Full package: by May 25, 2025', 'Monthly: at least 1 week ahead', 'Weekly: by the Friday before'],
    ],
    ['spring', []],
  ] as const)('%s deadlines are the advertised ones', (season, texts) => {
    expect(campOn(season).deadlines.map((deadline) => deadline.text)).toEqual(texts);
  });

  it.each([
    ['winter', ['full_camp', 'weekly'], ['full_day']],
    ['summer', ['full_camp', 'monthly', 'weekly'], ['full_day', 'first_half', 'second_half']],
    ['spring', [], []],
  ] as const)('%s offers %j for %j', (season, options, dayLengths) => {
    expect(campOn(season).options.map((option) => option.id)).toEqual(options);
    expect(campOn(season).dayLengths.map((length) => length.id)).toEqual(dayLengths);
  });

  it('keeps both descriptions of the half days', () => {
    expect(campOn('summer').dayLengths).toEqual([
      { id: 'full_day', label: 'Full Day', hours: '7:30AM-6:00PM', alsoDescribedAs: null },
      {
        id: 'first_half',
        label: 'First Half',
        hours: '7:30AM-12:30PM',
        alsoDescribedAs: '7:30-1:00 with light breakfast',
      },
      {
        id: 'second_half',
        label: 'Second Half',
        hours: '1:00PM-6:00PM',
        alsoDescribedAs: '12:00-6:00 with light evening snack',
      },
    ]);
  });

  it('claims nothing about holidays', () => {
    for (const season of CAMP_SEASON_IDS) expect(campOn(season).holidays).toBeNull();
  });
});

describe('the day at a camp', () => {
  it('fills 7:30 AM to 6:00 PM without a gap, as sample content', () => {
    const { dailySchedule } = campOn('winter');
    expect(dailySchedule).toMatchObject({ hours: '7:30 AM - 6:00 PM', sample: true });
    const entries = dailySchedule?.entries ?? [];
    expect([entries[0]?.start, entries.at(-1)?.end]).toEqual(['7:30 AM', '6:00 PM']);
    for (const [index, { start, end }] of entries.entries()) {
      expect(Number(minutesOfTime(end))).toBeGreaterThan(Number(minutesOfTime(start)));
      if (index > 0) expect(start).toBe(entries[index - 1]?.end);
    }
  });

  it('asks for lunch and water from home and no peanuts', () => {
    expect(Object.values(campOn('summer').meals ?? {})).toEqual([
      'Bring your own lunch and a water bottle.',
      'Light breakfast and evening snacks are optional.',
      'All food must be peanut-free.',
      'Enter dietary restrictions in the enrollment form.',
    ]);
    expect(campOn('spring').meals).toBeNull();
  });
});

describe('the weekly themes', () => {
  it('winter: AI & Robotics Challenge, then Game Design & Content Creation', () => {
    expect(campOn('winter').themes.map(({ week, title, sample }) => [week, title, sample])).toEqual([
      [1, 'AI & Robotics Challenge', false],
      [2, 'Game Design & Content Creation', false],
    ]);
  });

  it('summer: ten weeks, of which only the Innovation Fair is specified', () => {
    const { themes } = campOn('summer');
    expect(themes.map((theme) => theme.week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(themes.filter((theme) => !theme.sample)).toMatchObject([
      { week: 10, title: 'Innovation Fair', event: 'Parents are invited on Friday.' },
    ]);
  });

  it('mark what each age group does as sample content', () => {
    for (const theme of [...campOn('winter').themes, ...campOn('summer').themes]) {
      expect(theme).toMatchObject({ juniors: { sample: true }, seniors: { sample: true } });
    }
  });
});

it('the seasons are winter, summer and spring', () => {
  expect(CAMP_SEASON_IDS.every(isCampSeason)).toBe(true);
  expect(['autumn', 'Winter', '', undefined].some(isCampSeason)).toBe(false);
  // @ts-expect-error there is no autumn camp
  const season: CampSeason = 'autumn';
  expect(isCampSeason(season)).toBe(false);
});
