import type { SchoolProblemCode } from '../src/check/school-problem';
import { usd } from '../src/money';
import { PAGE_IDS, type PageId } from '../src/page-id';
import type { School } from '../src/school';
import type { CampEdition, Season, SeasonSale } from '../src/season';
import { siteDay, type SiteDay } from '../src/site-day';
import { SMALL_SCHOOL } from './small-school';

const { BRAND, CENTERS, PROGRAMS, ONLINE_COURSES, ONLINE_CAMP, TIMETABLE, OFFERS } = SMALL_SCHOOL;
const [NORTH, SOUTH] = CENTERS;
const [AUTUMN] = SMALL_SCHOOL.SEASONS;
const [FIRST, SECOND] = AUTUMN!.editions;
const [WEEK_1, WEEK_2] = FIRST!.weeks;
const SALE = AUTUMN!.sale!;

const day = (text: string): SiteDay => siteDay(text);
const center = (changes: Partial<typeof NORTH>): Partial<School> => ({
  CENTERS: [{ ...NORTH!, ...changes }, SOUTH!],
});
export const season = (changes: Partial<Season>): Partial<School> => ({
  SEASONS: [{ ...AUTUMN!, ...changes }],
});
const edition = (changes: Partial<CampEdition>): Partial<School> =>
  season({ editions: [{ ...FIRST!, ...changes }, SECOND!] });
const week2 = (changes: Partial<typeof WEEK_2>): Partial<School> =>
  edition({ weeks: [WEEK_1!, { ...WEEK_2!, ...changes }] });
const sale = (changes: Partial<SeasonSale>): Partial<School> => season({ sale: { ...SALE, ...changes } });
export const rates = (changes: Partial<SeasonSale['rates']>): Partial<School> =>
  sale({ rates: { ...SALE.rates, ...changes } });
export const course = (changes: Partial<(typeof ONLINE_COURSES)[number]>): Partial<School> => ({
  ONLINE_COURSES: [{ ...ONLINE_COURSES[0]!, ...changes }],
});
const offer = (changes: Partial<(typeof OFFERS)[number]>): Partial<School> => ({
  OFFERS: [{ ...OFFERS[0]!, ...changes }],
});
export const without = (...missing: readonly PageId[]) => PAGE_IDS.filter((page) => !missing.includes(page));

const EDITION = 'SEASONS.autumn.editions[0]';
const WEEK = `${EDITION}.weeks[1]`;
const RATES = 'SEASONS.autumn.sale.rates';

export type Planted = readonly [
  code: SchoolProblemCode,
  path: string,
  mistake: Partial<School>,
  message: RegExp,
];

/** One mistake for each rule of the check: what it finds, where, in which words. */
export const ERRORS: readonly Planted[] = [
  [
    'duplicate-id',
    'CENTERS[1].id',
    { CENTERS: [NORTH!, { ...SOUTH!, id: 'north-shore' }] },
    /"north-shore", which another one has/,
  ],
  [
    'duplicate-id',
    'SEASONS.autumn.editions[1].id',
    season({ editions: [FIRST!, { ...SECOND!, id: FIRST!.id }] }),
    /autumn-2030/,
  ],
  ['duplicate-id', 'OFFERS[1].id', { OFFERS: [OFFERS[0]!, OFFERS[0]!] }, /leaf-sale/],
  [
    'duplicate-id',
    'ADDITIONAL_PROGRAMS[1].id',
    { ADDITIONAL_PROGRAMS: [...SMALL_SCHOOL.ADDITIONAL_PROGRAMS, ...SMALL_SCHOOL.ADDITIONAL_PROGRAMS] },
    /parent-night/,
  ],
  ['duplicate-id', `PAGES[${PAGE_IDS.length}]`, { PAGES: [...PAGE_IDS, 'faq'] }, /"faq" again/],
  ['bad-id', 'CENTERS[0].id', center({ id: 'North Shore' }), /lower-case letters/],
  ['bad-id', 'BRAND.slug', { BRAND: { ...BRAND, slug: 'small/school' } }, /small\/school/],
  ['reserved-id', 'CENTERS[0].id', center({ id: 'camps' }), /no other address of the site, got "camps"/],
  ['reserved-id', 'CENTERS[0].id', center({ id: 'plan' }), /plan/],
  ['reserved-id', 'CENTERS[0].id', center({ id: 'why-small' }), /why-small/],
  ['reserved-id', 'CENTERS[0].id', center({ id: 'autumn' }), /autumn/],
  ['season-without-edition', 'SEASONS.autumn.editions', season({ editions: [] }), /at least one edition/],
  [
    'editions-out-of-order',
    'SEASONS.autumn.editions[1].weeks[0]',
    season({ editions: [SECOND!, FIRST!] }),
    /got 2030 on 2030-\d\d-\d\d, before 2031/,
  ],
  [
    'editions-overlap',
    'SEASONS.autumn.editions[1].firstDay',
    edition({ lastDay: day('2031-10-06') }),
    /ended on 2031-10-06, got 2031-10-06/,
  ],
  [
    'days-reversed',
    'SEASONS.autumn.editions[1].firstDay',
    season({ editions: [FIRST!, { ...SECOND!, lastDay: day('2031-10-05') }] }),
    /2031-10-06 to 2031-10-05/,
  ],
  [
    'days-reversed',
    WEEK,
    week2({ start: day('2030-10-18'), end: day('2030-10-14') }),
    /2030-10-18 to 2030-10-14/,
  ],
  ['week-half-dated', WEEK, week2({ end: null }), /got one of them/],
  ['week-half-dated', WEEK, week2({ start: null }), /got one of them/],
  ['week-outside-edition', WEEK, week2({ end: day('2030-10-21') }), /from 2030-10-07 to 2030-10-18/],
  [
    'week-outside-edition',
    `${EDITION}.weeks[0]`,
    edition({ firstDay: day('2030-10-08') }),
    /from 2030-10-08/,
  ],
  [
    'week-on-weekend',
    WEEK,
    week2({ start: day('2030-10-13') }),
    /from Monday to Friday, got 2030-10-13 to 2030-10-18/,
  ],
  [
    'words-differ',
    `${EDITION}.dates`,
    edition({ dates: 'October 14-18, 2030' }),
    /for 2030-10-07, when this edition begins; got "October 14-18, 2030"/,
  ],
  ['words-differ', `${EDITION}.length`, edition({ length: '3 weeks' }), /which are 2; got "3 weeks"/],
  [
    'words-differ',
    `${EDITION}.deadlines[0].text`,
    edition({
      deadlines: [{ ...FIRST!.deadlines[0]!, text: 'Whole camp: by October 4' }, FIRST!.deadlines[1]!],
    }),
    /"last day", 2030-10-01; got 2030-10-04/,
  ],
  [
    'no-camp-day',
    `${EDITION}.holidays`,
    edition({ holidays: [day('2030-10-12')] }),
    /in one of the weeks, got 2030-10-12/,
  ],
  [
    'no-camp-day',
    `${EDITION}.holidays`,
    edition({ holidays: [day('2030-10-21')] }),
    /in one of the weeks, got 2030-10-21/,
  ],
  [
    'weeks-out-of-order',
    WEEK,
    edition({
      weeks: [
        { ...WEEK_2!, number: 1 },
        { ...WEEK_1!, number: 2 },
      ],
    }),
    /those of week 1/,
  ],
  ['weeks-out-of-order', WEEK, week2({ number: 1 }), /got week 1/],
  ['weeks-overlap', WEEK, week2({ start: day('2030-10-11') }), /after 2030-10-11/],
  ['unknown-month', `${WEEK}.month`, week2({ month: 'june' }), /"june"/],
  [
    'unknown-week',
    `${EDITION}.months[0].weeks`,
    edition({ months: [{ id: 'october', name: 'October', theme: '', weeks: [1, 3], days: 10 }] }),
    /\(1, 2\), got 3/,
  ],
  [
    'unknown-week',
    `${EDITION}.themes[0].week`,
    edition({ themes: [{ ...FIRST!.themes[0]!, week: 4 }] }),
    /got 4/,
  ],
  [
    'bad-count',
    `${EDITION}.months[0].days`,
    edition({ months: [{ id: 'october', name: 'October', theme: '', weeks: [1], days: 0 }] }),
    /above zero, got 0/,
  ],
  [
    'deadline-after-start',
    `${EDITION}.deadlines[0]`,
    edition({ deadlines: [{ ...FIRST!.deadlines[0]!, lastDay: day('2030-10-08') }, FIRST!.deadlines[1]!] }),
    /2030-10-07, got 2030-10-08/,
  ],
  [
    'deadline-missing',
    `${EDITION}.deadlines`,
    edition({ deadlines: FIRST!.deadlines.slice(0, 1) }),
    /for weekly/,
  ],
  ['opens-after-end', `${EDITION}.opensOn`, edition({ opensOn: day('2030-10-19') }), /up to 2030-10-18/],
  [
    'type-without-parts',
    `${EDITION}.months`,
    season({
      editions: [FIRST!],
      sale: { ...SALE, types: { ...SALE.types, monthly: { label: 'Monthly', availability: 'unavailable' } } },
    }),
    /monthly is sold/,
  ],
  [
    'unknown-type',
    'SEASONS.autumn.sale.firstType',
    sale({ firstType: 'monthly' }),
    /full camp, week; got month/,
  ],
  [
    'unknown-duration',
    'SEASONS.autumn.sale.durations',
    sale({ durations: ['first_half'] }),
    /full_day; got first_half/,
  ],
  ['unknown-duration', 'SEASONS.autumn.sale.durations', sale({ durations: [] }), /at least one/],
  [
    'unknown-payment',
    'SEASONS.autumn.sale.forcedPayment',
    sale({ forcedPayment: 'monthly' }),
    /got full, monthly/,
  ],
  [
    'unknown-payment',
    'SEASONS.autumn.sale.payments',
    sale({ payments: [], forcedPayment: null }),
    /payment options/,
  ],
  [
    'bad-rate',
    `${RATES}.weekly.fullDay`,
    rates({ weekly: { fullDay: usd(299.5), halfDay: usd(149) } }),
    /whole dollars above zero, got \$299\.5/,
  ],
  [
    'bad-rate',
    `${RATES}.monthly.halfDay`,
    rates({ monthly: { fullDay: usd(299), halfDay: usd(0) } }),
    /got \$0/,
  ],
  [
    'rate-missing',
    `${RATES}.weekly.fullDay`,
    rates({ monthly: {}, weekly: { halfDay: usd(149) } }),
    /such as "week: { full day: 100 }"/,
  ],
  [
    'half-day-dearer',
    `${RATES}.fullCamp.halfDay`,
    rates({ fullCamp: { fullDay: usd(299), halfDay: usd(300) } }),
    /\$299, got \$300/,
  ],
  [
    'week-dearer',
    `${RATES}.weekly.fullDay`,
    rates({ fullCamp: { fullDay: usd(598) }, monthly: {}, weekly: { fullDay: usd(1299) } }),
    /at most what more weeks cost, \$598, got \$1299/,
  ],
  [
    'bad-percent',
    `${RATES}.discount.percent`,
    rates({ discount: { name: 'Sale', percent: 95 } }),
    /0 to 90, got 95/,
  ],
  [
    'bad-percent',
    'OFFERS.leaf-sale.values[0].percent',
    offer({ values: [{ kind: 'percent', percent: -5, of: 'camp' }] }),
    /got -5/,
  ],
  [
    'bad-percent',
    'ONLINE_CAMP.discountPercent',
    { ONLINE_CAMP: { ...ONLINE_CAMP!, discountPercent: 12.5 } },
    /12\.5/,
  ],
  ['bad-count', `${RATES}.planPayments`, rates({ planPayments: 0 }), /got 0/],
  ['bad-count', `${RATES}.daysInRatedMonth`, rates({ daysInRatedMonth: 1.5 }), /got 1\.5/],
  [
    'bad-percent',
    `${EDITION}.sale.rates.discount.percent`,
    edition({ sale: { ...SALE, rates: { ...SALE.rates, discount: { name: 'Sale', percent: 91 } } } }),
    /got 91/,
  ],
  [
    'program-without-class',
    'TIMETABLE.centers.GAMES',
    { TIMETABLE: { ...TIMETABLE, centers: { ROBOTS: TIMETABLE.centers['ROBOTS']! } } },
    /class of GAMES/,
  ],
  [
    'class-without-program',
    'TIMETABLE.centers.CHESS',
    {
      TIMETABLE: {
        ...TIMETABLE,
        centers: { ...TIMETABLE.centers, CHESS: { classDays: 'Mon', classTime: '4:00PM' } },
      },
    },
    /CHESS/,
  ],
  [
    'unknown-course-code',
    'PROGRAMS.GAMES.courseCode',
    { PROGRAMS: [PROGRAMS[0]!, { ...PROGRAMS[1]!, courseCode: 'SPECIAL09' }] },
    /SPECIAL09/,
  ],
  [
    'unknown-course-code',
    'CORE_LEVELS.level-2.courseCode',
    { CORE_LEVELS: [SMALL_SCHOOL.CORE_LEVELS[0]!, { ...SMALL_SCHOOL.CORE_LEVELS[1]!, courseCode: 'CORE2' }] },
    /CORE and two digits, got "CORE2"/,
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
  ['unknown-course-code', 'ONLINE_COURSES[0].courseCode', course({ courseCode: 'X' }), /"X"/],
  [
    'online-without-branch',
    'ONLINE_CAMP',
    { ONLINE_CAMP: null, PAGES: without('online-camps') },
    /holds for all courses/,
  ],
  [
    'bad-start-label',
    'ONLINE_COURSES[0].startDates[1]',
    course({ startDates: ['October 7', 'Smarch 13'] }),
    /got "Smarch 13"/,
  ],
  ['bad-rate', 'ONLINE_COURSES[0].price', course({ price: usd(0), discountedPrice: null }), /above zero/],
  [
    'discount-dearer',
    'ONLINE_COURSES[0].discountedPrice',
    course({ discountedPrice: usd(321) }),
    /at most \$320, got \$321/,
  ],
  ['missing-page', 'PAGES', { PAGES: without('contact') }, /the page contact/],
  [
    'page-without-content',
    'PAGES',
    { ADDITIONAL_PROGRAMS: [], PAGES: [...PAGE_IDS, 'additional-program'] },
    /an additional program for the page additional-program/,
  ],
];

/** The same for what is no error. */
export const NOTICES: readonly Planted[] = [
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
  ['courses-over', 'ONLINE_COURSES', course({ startDates: ['May 31'] }), /none/],
  [
    'season-over',
    'SEASONS.autumn.editions',
    season({
      editions: [
        {
          ...FIRST!,
          dates: 'May 2030',
          firstDay: day('2030-05-01'),
          lastDay: day('2030-05-31'),
          weeks: [{ ...WEEK_1!, start: null, end: null }],
          deadlines: FIRST!.deadlines.map((deadline) => ({ ...deadline, lastDay: 'friday-before' })),
        },
      ],
    }),
    /autumn-2030, which ended on 2030-05-31/,
  ],
  [
    'timetable-old',
    'TIMETABLE.starts',
    { TIMETABLE: { ...TIMETABLE, starts: day('2029-05-31') } },
    /2029-05-31/,
  ],
  [
    'timetable-far',
    'TIMETABLE.starts',
    { TIMETABLE: { ...TIMETABLE, starts: day('2052-09-08') } },
    /within two years, got one that begins on 2052-09-08/,
  ],
];
