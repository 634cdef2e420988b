import type { SchoolProblemCode } from './check/school-problem';
import { usd } from './money';
import { PAGE_IDS, type PageId } from './page-facts';
import type { School } from './school';
import type { CampEdition, Season, SeasonSale } from './season';
import { siteDay } from './site-day';
import { SMALL_SCHOOL, SMALL_SCHOOL_DAY } from '../test/small-school';
import { centersElsewhere, checkSchool } from './check-school';
import { samplesIn } from './samples-in';

const { BRAND, CENTERS, PROGRAMS, CORE_LEVELS, ONLINE_COURSES, TIMETABLE } = SMALL_SCHOOL;
const [NORTH, SOUTH] = CENTERS;
const [AUTUMN] = SMALL_SCHOOL.SEASONS;
const [FIRST, SECOND] = AUTUMN!.editions;
const [WEEK_1, WEEK_2] = FIRST!.weeks;
const SALE = AUTUMN!.sale!;

const center = (changes: Partial<typeof NORTH>): Partial<School> => ({
  CENTERS: [{ ...NORTH!, ...changes }, SOUTH!],
});
const season = (changes: Partial<Season>): Partial<School> => ({
  SEASONS: [{ ...AUTUMN!, ...changes }],
});
const edition = (changes: Partial<CampEdition>): Partial<School> =>
  season({ editions: [{ ...FIRST!, ...changes }, SECOND!] });
const week2 = (changes: Partial<typeof WEEK_2>): Partial<School> =>
  edition({ weeks: [WEEK_1!, { ...WEEK_2!, ...changes }] });
const sale = (changes: Partial<SeasonSale>): Partial<School> => season({ sale: { ...SALE, ...changes } });
const rates = (changes: Partial<SeasonSale['rates']>): Partial<School> =>
  sale({ rates: { ...SALE.rates, ...changes } });
const course = (changes: Partial<(typeof ONLINE_COURSES)[number]>): Partial<School> => ({
  ONLINE_COURSES: [{ ...ONLINE_COURSES[0]!, ...changes }],
});
const without = (...missing: readonly PageId[]) => PAGE_IDS.filter((page) => !missing.includes(page));

type Planted<Changes> = readonly [code: SchoolProblemCode, path: string, changes: Changes, message: RegExp];

/** Mistakes in one part of the school: each path goes on from the part's. */
const planted = <Changes>(
  part: string,
  plant: (changes: Changes) => Partial<School>,
  rows: readonly Planted<Changes>[],
): readonly Planted<Partial<School>>[] =>
  rows.map(([code, path, changes, message]) => [code, part + path, plant(changes), message]);

/** One mistake for each rule of the check: what it finds, where, in which words. */
const ERRORS: readonly Planted<Partial<School>>[] = [
  [
    'duplicate-code',
    'CORE_LEVELS[1].courseCode',
    { CORE_LEVELS: CORE_LEVELS.map((level) => ({ ...level, courseCode: 'CORE01' })) },
    /"CORE01", which another one has/,
  ],
  ['duplicate-id', `PAGES[${PAGE_IDS.length}]`, { PAGES: [...PAGE_IDS, 'faq'] }, /"faq" again/],
  [
    'bad-id',
    'ADDITIONAL_PROGRAMS[0].id',
    { ADDITIONAL_PROGRAMS: [{ id: 'Parent Night', title: '', description: '' }] },
    /lower-case letters/,
  ],
  [
    'unknown-course-code',
    'PROGRAMS.GAMES.courseCode',
    { PROGRAMS: [PROGRAMS[0]!, { ...PROGRAMS[1]!, courseCode: 'SPECIAL09' }] },
    /SPECIAL09/,
  ],
  [
    'unknown-course-code',
    'COURSE_CODES.defaultSpecialized',
    { COURSE_CODES: { ...SMALL_SCHOOL.COURSE_CODES, defaultSpecialized: 'X' } },
    /"X"/,
  ],
  [
    'unknown-course-code',
    'COURSE_CODES.defaultCore',
    { COURSE_CODES: { ...SMALL_SCHOOL.COURSE_CODES, defaultCore: 'X01' } },
    /"X01"/,
  ],
  ['missing-page', 'PAGES', { PAGES: without('contact') }, /the page contact/],
  [
    'page-without-content',
    'PAGES',
    { ADDITIONAL_PROGRAMS: [], PAGES: [...PAGE_IDS, 'additional-program'] },
    /an additional program for the page additional-program/,
  ],
  ...planted('SEASONS.autumn', season, [
    ['season-without-edition', '.editions', { editions: [] }, /at least one edition/],
    [
      'editions-out-of-order',
      '.editions[1].weeks[0]',
      { editions: [SECOND!, FIRST!] },
      /got 2030 on 2030-\d\d-\d\d, before 2031/,
    ],
    [
      'days-reversed',
      '.editions[1].firstDay',
      { editions: [FIRST!, { ...SECOND!, lastDay: siteDay('2031-10-05') }] },
      /2031-10-06 to 2031-10-05/,
    ],
    [
      'type-without-parts',
      '.editions[0].months',
      {
        editions: [FIRST!],
        sale: {
          ...SALE,
          types: { ...SALE.types, monthly: { label: 'Monthly', availability: 'unavailable' } },
        },
      },
      /monthly is sold/,
    ],
  ]),
  ...planted('CENTERS[0]', center, [
    ['reserved-id', '.id', { id: 'camps' }, /no other address of the site, got "camps"/],
    ['reserved-id', '.id', { id: 'plan' }, /plan/],
    ['reserved-id', '.id', { id: 'why-small' }, /why-small/],
    ['reserved-id', '.id', { id: 'autumn' }, /autumn/],
  ]),
  // The camp plan stands there: only the check of the routes told.
  ...planted('SEASONS.plan', season, [['reserved-id', '', { id: 'plan' }, /below \/camps, got "plan"/]]),
  ...planted('SEASONS.autumn.editions[0].weeks[1]', week2, [
    ['week-outside-edition', '', { end: siteDay('2030-10-21') }, /from 2030-10-07 to 2030-10-18/],
  ]),
  ...planted('SEASONS.autumn.editions[0]', edition, [
    ['week-outside-edition', '.weeks[0]', { firstDay: siteDay('2030-10-08') }, /from 2030-10-08/],
    [
      'words-differ',
      '.dates',
      { dates: 'October 14-18, 2030' },
      /for 2030-10-07, when this edition begins; got "October 14-18, 2030"/,
    ],
    ['words-differ', '.length', { length: '3 weeks' }, /which are 2; got "3 weeks"/],
    [
      'words-differ',
      '.deadlines[0].text',
      {
        deadlines: [{ ...FIRST!.deadlines[0]!, text: 'Whole camp: by October 4' }, FIRST!.deadlines[1]!],
      },
      /"last day", 2030-10-01; got 2030-10-04/,
    ],
    [
      'no-camp-day',
      '.holidays',
      { holidays: [siteDay('2030-10-12')] },
      /in one of the weeks, got 2030-10-12/,
    ],
    [
      'no-camp-day',
      '.holidays',
      { holidays: [siteDay('2030-10-21')] },
      /in one of the weeks, got 2030-10-21/,
    ],
    [
      'weeks-out-of-order',
      '.weeks[1]',
      {
        weeks: [
          { ...WEEK_2!, number: 1 },
          { ...WEEK_1!, number: 2 },
        ],
      },
      /those of week 1/,
    ],
    ['unknown-week', '.themes[0].week', { themes: [{ ...FIRST!.themes[0]!, week: 4 }] }, /\(1, 2\), got 4/],
    ['deadline-missing', '.deadlines', { deadlines: FIRST!.deadlines.slice(0, 1) }, /for weekly/],
    ['opens-after-end', '.opensOn', { opensOn: siteDay('2030-10-19') }, /up to 2030-10-18/],
  ]),
  ...planted('SEASONS.autumn.sale', sale, [
    ['unknown-duration', '.durations', { durations: ['first_half'] }, /full_day; got first_half/],
  ]),
  ...planted('SEASONS.autumn.sale.rates', rates, [
    [
      'rate-missing',
      '.weekly.fullDay',
      { monthly: {}, weekly: { halfDay: usd(149) } },
      /such as "week: { full day: 100 }"/,
    ],
    [
      'week-dearer',
      '.weekly.fullDay',
      { fullCamp: { fullDay: usd(598) }, monthly: {}, weekly: { fullDay: usd(1299) } },
      /at most what more weeks cost, \$598, got \$1299/,
    ],
  ]),
  ...planted('ONLINE_COURSES[0]', course, [
    ['unknown-course-code', '.courseCode', { courseCode: 'X' }, /"X"/],
    ['bad-start-label', '.startDates[1]', { startDates: ['October 7', 'Smarch 13'] }, /got "Smarch 13"/],
    // A course was announced that ended before it began, and one on a day on which none meets.
    [
      'bad-start-label',
      '.startDates[0]',
      { startDates: ['October 7 (4:00 PM - 2:00 PM) CST'] },
      /hours that end after they begin, got "4:00 PM - 2:00 PM"/,
    ],
    [
      'bad-start-label',
      '.startDates[0]',
      { startDates: ['October 12 (2:00 PM - 4:00 PM)'] },
      /one of the days of the courses, Monday to Wednesday; got 2030-10-12, a Saturday/,
    ],
    ['discount-dearer', '.discountedPrice', { discountedPrice: usd(321) }, /at most \$320, got \$321/],
  ]),
];

/** The same for what is no error. */
const NOTICES: readonly Planted<Partial<School>>[] = [
  // The portal's default stands for a deployment's own, and mail to example.com harms nobody.
  [
    'example-link',
    'BRAND.programFinderUrl',
    { BRAND: { ...BRAND, programFinderUrl: 'https://www.example.com/finder' } },
    /nothing there, got https:\/\/www\.example\.com\/finder/,
  ],
  [
    'example-link',
    'BRAND.social.youtube.href',
    {
      BRAND: { ...BRAND, social: [{ id: 'youtube', title: 'YouTube', href: 'https://example.com/youtube' }] },
    },
    /example\.com\/youtube/,
  ],
  ['courses-over', 'ONLINE_COURSES', course({ startDates: ['May 29'] }), /none/],
  [
    'timetable-old',
    'TIMETABLE.starts',
    { TIMETABLE: { ...TIMETABLE, starts: siteDay('2029-05-31') } },
    /2029-05-31/,
  ],
  [
    'timetable-far',
    'TIMETABLE.starts',
    { TIMETABLE: { ...TIMETABLE, starts: siteDay('2052-09-08') } },
    /within two years, got one that begins on 2052-09-08/,
  ],
  // A slip beside the holiday was taken, and the holiday itself stayed "not published: ask".
  [
    'no-holiday',
    'HOLIDAYS.open[1]',
    { HOLIDAYS: { closed: [], open: [siteDay('2026-01-19'), siteDay('2026-01-18')] } },
    /a public holiday on which classes meet, got 2026-01-18/,
  ],
  [
    'holiday-far',
    'HOLIDAYS.closed[1]',
    { HOLIDAYS: { closed: [siteDay('2030-12-24'), siteDay('2205-12-24')], open: [] } },
    /within the next five years, got 2205-12-24/,
  ],
  // The camp of December 2025 was "Winter Camp 2026", and nothing said so.
  ...planted('SEASONS.autumn', season, [
    [
      'year-of-last-day',
      '.editions[1]',
      {
        editions: [
          FIRST!,
          {
            ...SECOND!,
            ...{ year: 2032, dates: 'Winter', deadlines: [] },
            registration: 'announced',
            firstDay: siteDay('2031-12-29'),
            lastDay: siteDay('2032-01-02'),
          },
        ],
      },
      /under the year of its first day, 2031, got 2032/,
    ],
    [
      'season-over',
      '.editions',
      {
        editions: [
          {
            ...FIRST!,
            ...{ dates: 'May 2030', length: null },
            firstDay: siteDay('2030-05-01'),
            lastDay: siteDay('2030-05-31'),
            weeks: [{ ...WEEK_1!, start: null, end: null }],
            deadlines: FIRST!.deadlines.map((deadline) => ({
              ...deadline,
              lastDay: 'friday-before' as const,
            })),
          },
        ],
      },
      /autumn-2030, which ended on 2030-05-31/,
    ],
  ]),
];

const check = (changes: Partial<School> = {}, today = SMALL_SCHOOL_DAY) =>
  checkSchool({ ...SMALL_SCHOOL, ...changes }, today);

describe('checkSchool', () => {
  it('finds nothing wrong with a school without a mistake', () => {
    expect(check()).toMatchObject({ ok: true, problems: [], endsSoon: [] });
  });

  it.each([
    ...ERRORS.map((row) => ['error', ...row] as const),
    ...NOTICES.map((row) => ['notice', ...row] as const),
  ])('tells as an %s in one sentence of %s at %s', (severity, code, path, change, message) => {
    const { ok, problems } = check(change);
    expect(problems.map((found) => [found.code, found.severity, found.path])).toEqual([
      [code, severity, path],
    ]);
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.message).toMatch(/^Expected [^\n]+\.$/);
    expect(ok).toBe(severity !== 'error');
  });

  // The next edition's "days in a month" made this year's months dearer than their price, and nothing said so.
  it('finds a month of more days than its price is for, unless its edition is over', () => {
    const monthly = { label: 'Monthly', availability: 'unavailable' } as const;
    const october = { id: 'october', name: 'October', theme: '', weeks: [1, 2], days: 20 };
    const found = (daysInRatedMonth: number, today = SMALL_SCHOOL_DAY) =>
      check(
        season({
          sale: {
            ...SALE,
            types: { ...SALE.types, monthly },
            rates: { ...SALE.rates, daysInRatedMonth },
          },
          editions: [
            { ...FIRST!, months: [october] },
            { ...SECOND!, months: [{ ...october, weeks: [1], days: 16 }] },
          ],
        }),
        today,
      ).problems.map(({ code, path }) => [code, path]);
    expect(found(20)).toEqual([]);
    expect(found(16)).toEqual([['month-dearer', 'SEASONS.autumn.editions[0].months[0].days']]);
    expect(found(16, siteDay('2030-10-19'))).not.toContainEqual(['month-dearer', expect.anything()]);
  });

  it('finds all that is left over where a school gives up its online branch', () => {
    const { problems } = check({ ONLINE: null });
    expect(problems.map(({ code, path, message }) => [code, path, message.split(' ').at(-3)])).toEqual([
      ['online-without-branch', 'ONLINE_COURSES', 'courses,'],
      ['online-without-branch', 'TIMETABLE.online', 'classes,'],
      ['page-without-content', 'PAGES', 'online-camps,'],
      ['page-without-content', 'PAGES', 'online-fees,'],
    ]);
  });

  it('finds the pages about camps that are left over where a school has no seasons', () => {
    const { problems } = check({ SEASONS: [] });
    expect(
      problems.flatMap(({ code, message }) =>
        code === 'page-without-content' ? [/camp[\w-]*/.exec(message)?.[0]] : [],
      ),
    ).toEqual(['camps-overview', 'camp', 'camp-finder', 'camp-plan']);
  });

  // The check was clean, and the build died: "site: the parent page /camps does not exist".
  it.each([
    ['camps-overview', ['camp', 'camp-finder', 'camp-plan', 'online-camps']],
    ['course-fees', ['online-fees']],
  ])('finds pages below %s where a school does not have it', (above, below) => {
    const { problems } = check({ PAGES: without(above) });
    expect(problems.map(({ code, path, message }) => [code, path, message])).toEqual(
      below.map((page) => [
        'missing-page',
        'PAGES',
        `Expected the page ${above} for the page ${page}, which stands below it, got none.`,
      ]),
    );
  });

  it('lets registration open as late as on the last day of an edition', () => {
    const editions = [{ ...FIRST!, opensOn: FIRST!.lastDay }, SECOND!];
    expect(check(season({ editions })).problems.map(({ code }) => code)).not.toContain('opens-after-end');
  });

  it('takes a school that teaches at its centers only, without camps, sales and extras', () => {
    const small: Partial<School> = {
      BRAND: { ...BRAND, whatsApp: null },
      ONLINE: null,
      ONLINE_CAMP: null,
      ONLINE_COURSES: [],
      SEASONS: [],
      OFFERS: [],
      ADDITIONAL_PROGRAMS: [],
      TIMETABLE: { ...TIMETABLE, online: null },
      PAGES: ['home', 'learning-centers', 'contact', 'privacy', 'terms', 'not-found', 'specialized-branch'],
    };
    expect(check(small)).toMatchObject({ ok: true, problems: [], endsSoon: [] });
  });

  it('takes a season that is announced without prices, and one without a sale', () => {
    const announced = { ...FIRST!, registration: 'announced' as const, deadlines: [] };
    expect(check(season({ sale: null, editions: [announced] })).problems).toEqual([]);
    expect(check(rates({ discount: null })).problems).toEqual([]);
  });
});

describe('what ends soon', () => {
  const only = (editions: readonly CampEdition[]) => season({ editions });
  const ends = (changes: Partial<School>, today: string) =>
    check(changes, siteDay(today)).endsSoon.map(({ kind, path, name, lastDay: day }) => [
      kind,
      path,
      name,
      day,
    ]);

  const AUTUMN_0 = 'SEASONS.autumn.editions[0]';
  const lastOnes = [
    ['deadline', `${AUTUMN_0}.deadlines[0]`, 'Whole camp: by October 1', '2030-10-01'],
    ['deadline', `${AUTUMN_0}.deadlines[1]`, 'Weekly: by the Friday before', '2030-10-11'],
    ['edition', AUTUMN_0, 'autumn-2030', '2030-10-18'],
    ['course', 'ONLINE_COURSES[0]', 'Robots online', '2030-11-04'],
  ];

  it.each([
    ['2030-08-31', []],
    ['2030-09-01', lastOnes.slice(0, 1)],
    ['2030-09-18', lastOnes.slice(0, 3)],
    ['2030-10-01', lastOnes.slice(0, 3)],
    ['2030-10-05', lastOnes.slice(1)],
    ['2030-10-19', lastOnes.slice(3)],
    ['2030-11-05', []],
  ])('on %s, with nothing after the edition: %j', (today, expected) => {
    expect(ends(only([FIRST!]), today)).toEqual(expected);
  });

  it('is nothing of a season that goes on, or that takes no registrations', () => {
    expect(ends({}, '2030-09-20')).toEqual([]);
    const closed = { ...FIRST!, registration: 'closed' as const };
    expect(ends(only([closed]), '2030-09-20').map(([kind]) => kind)).toEqual(['edition']);
  });

  it('counts a deadline by week from the first day where the weeks have no days', () => {
    const [, weekly] = ends(only([SECOND!]), '2031-09-20');
    expect(weekly).toEqual([
      'deadline',
      `${AUTUMN_0}.deadlines[1]`,
      'Weekly: by the Friday before',
      '2031-10-03',
    ]);
  });

  it('overlooks a deadline without a day, a season without an edition and a start that nobody can read', () => {
    const open = { ...FIRST!, deadlines: [{ ...FIRST!.deadlines[0]!, lastDay: null }] };
    expect(ends(only([open]), '2030-09-20').map(([kind]) => kind)).toEqual(['edition']);
    expect(ends(only([]), '2030-09-20')).toEqual([]);
    expect(ends(course({ startDates: ['soon'] }), '2030-11-01')).toEqual([]);
  });
});

// A day's name that words give stands for itself, and from one to another also over the weekend.
it.each([
  ['Mon and Thu', 'October 9', /got 2030-10-09, a Wednesday/],
  ['Mon and Thu', 'October 10', null],
  ['Friday to Monday', 'October 12', null],
  ['every day', 'October 12', null],
])('a course that meets %s may begin on %s, or not: %s', (classDays, start, message) => {
  const { problems } = check({
    ONLINE_CAMP: { ...SMALL_SCHOOL.ONLINE_CAMP!, classDays },
    ...course({ startDates: [start] }),
  });
  const said = problems.flatMap(({ code, message: told }) => (code === 'bad-start-label' ? [told] : []));
  expect(said).toEqual(message === null ? [] : [expect.stringMatching(message)]);
});

it('names every place where content stands in for the school’s own', () => {
  expect(check().samples).toEqual([
    'SEASONS.autumn.dailySchedule',
    'SEASONS.autumn.editions[0].themes[0]',
    'SEASONS.autumn.editions[0].themes[0].seniors',
    'CORE_LEVELS.level-2',
    'ONLINE_COURSES[0].projectName',
  ]);
  expect(samplesIn([{ sample: true }, { sample: false }])).toEqual(['[0]']);
  expect(samplesIn({ TEACHERS: [], BRAND: { name: 'Example' } })).toEqual([]);
});

describe('a center outside of the region', () => {
  // A center in Denver had the clock of Texas and could not be found by its ZIP, and nothing said so.
  it('is told, with what is not its own there', () => {
    const school = {
      ...SMALL_SCHOOL,
      CENTERS: [NORTH!, { ...SOUTH!, id: 'denver', zip: '80202', city: 'Denver', state: 'CO' }],
    };
    const { REGION, TIME } = SMALL_SCHOOL;
    expect(centersElsewhere(school, [{ zip: NORTH!.zip }])).toEqual([
      {
        code: 'center-elsewhere',
        severity: 'notice',
        path: 'CENTERS.denver.zip',
        message: `Expected a ZIP of ${REGION.name}, got 80202 (Denver, CO): no ZIP around it is known to the finder, and its times and calendar files are those of ${TIME.zone}.`,
      },
    ]);
  });

  it('is none within it', () =>
    expect(
      centersElsewhere(
        SMALL_SCHOOL,
        SMALL_SCHOOL.CENTERS.map(({ zip }) => ({ zip })),
      ),
    ).toEqual([]));
});
