import { siteDay, usd, PAGE_IDS } from '../src/index';
import type { CampEdition, CenterFacts, School, Season } from '../src/index';
import { DOCUMENTS, factsOf } from './school-documents';
import { WHOLE } from './whole-school';

const FACTS = factsOf(DOCUMENTS);
const { ONLINE, ONLINE_CAMP, ONLINE_COURSES, ADDITIONAL_PROGRAMS } = factsOf(WHOLE);
const [EULESS] = FACTS.CENTERS;
const [WINTER] = FACTS.SEASONS;

const CENTER: CenterFacts = {
  ...EULESS!,
  id: 'north-shore',
  name: 'North Shore',
  email: 'north@example.com',
};

const SOUTH: CenterFacts = { ...CENTER, id: 'south-shore', code: 'SM1002', name: 'South Shore' };

const BASE_EDITION = {
  length: null,
  weekdays: null,
  registration: 'by-deadline',
  opensOn: null,
  months: [],
  themes: [],
  holidays: null,
} as const;

const AUTUMN_2030: CampEdition = {
  ...BASE_EDITION,
  id: 'autumn-2030',
  year: 2030,
  dates: 'Oct 7-18, 2030',
  firstDay: siteDay('2030-10-07'),
  lastDay: siteDay('2030-10-18'),
  weeks: [
    {
      number: 1,
      label: 'Oct 7-11',
      month: null,
      start: siteDay('2030-10-07'),
      end: siteDay('2030-10-11'),
    },
    {
      number: 2,
      label: 'Oct 14-18',
      month: null,
      start: siteDay('2030-10-14'),
      end: siteDay('2030-10-18'),
    },
  ],
  deadlines: [
    { option: 'full_camp', text: 'Whole camp: by October 1', lastDay: siteDay('2030-10-01') },
    { option: 'weekly', text: 'Weekly: by the Friday before', lastDay: 'friday-before' },
  ],
  themes: [
    {
      week: 1,
      month: null,
      title: 'Robots',
      sample: true,
      event: null,
      juniors: { focus: 'Draw', sample: false },
      seniors: { focus: 'Build', sample: true },
    },
  ],
};

const AUTUMN_2031: CampEdition = {
  ...BASE_EDITION,
  id: 'autumn-2031',
  year: 2031,
  dates: 'Oct 6-10, 2031',
  firstDay: siteDay('2031-10-06'),
  lastDay: siteDay('2031-10-10'),
  weeks: [{ number: 1, label: 'Oct 6-10', month: null, start: null, end: null }],
  deadlines: AUTUMN_2030.deadlines.map((deadline) => ({
    ...deadline,
    lastDay: deadline.lastDay === 'friday-before' ? deadline.lastDay : siteDay('2031-10-01'),
  })),
};

const RATES = { fullDay: usd(400), halfDay: usd(200) };

const AUTUMN: Season = {
  ...WINTER!,
  id: 'autumn',
  title: 'Autumn Camp',
  icon: 'leaf',
  address: 'season-first',
  portalName: 'Autumn Camp',
  options: [],
  dailySchedule: { hours: '8-5', sample: true, entries: [] },
  sale: {
    rates: {
      fullCamp: RATES,
      monthly: RATES,
      weekly: RATES,
      daysInRatedMonth: 20,
      planPayments: 3,
      discount: { name: 'Leaf Sale', percent: 10 },
    },
    types: {
      full_camp: { label: 'Whole camp', availability: 'open' },
      weekly: { label: 'Weekly', availability: 'open' },
    },
    firstType: 'full_camp',
    durations: ['full_day'],
    payments: ['full'],
    forcedPayment: 'full',
  },
  editions: [AUTUMN_2030, AUTUMN_2031],
};

/** A small school without a mistake, for tests that plant one. It looks best on the day `SMALL_SCHOOL_DAY`. */
export const SMALL_SCHOOL: School = {
  ...FACTS,
  CENTERS: [CENTER, SOUTH],
  ONLINE,
  SEASONS: [AUTUMN],
  OFFERS: [
    {
      id: 'leaf-sale',
      title: 'Leaf Sale',
      values: [
        { kind: 'percent', percent: 10, of: 'autumn camp' },
        { kind: 'amount', amount: usd(50), as: 'credit' },
      ],
      choice: 'every',
      appliesTo: ['camps', 'camp:autumn'],
      conditions: [],
      combines: 'adds',
      combinable: false,
      inQuotes: true,
    },
  ],
  PROGRAMS: [
    { key: 'ROBOTS', title: 'Robots', courseCode: 'SPECIAL01', ages: null },
    { key: 'GAMES', title: 'Games', courseCode: 'SPECIAL02', ages: null },
  ],
  TIMETABLE: {
    starts: siteDay('2030-01-07'),
    classType: 'FT',
    timeZone: 'CST',
    online: { classDays: 'Mon', classTime: '6:00PM' },
    centers: {
      ROBOTS: { classDays: 'Mon', classTime: '4:00PM' },
      GAMES: { classDays: 'Tue', classTime: '4:00PM' },
    },
  },
  COURSE_CODES: { ...FACTS.COURSE_CODES, specialized: ['SPECIAL01', 'SPECIAL02'] },
  CORE_LEVELS: [
    { id: 'level-1', level: 1, title: 'One', ages: '5-16', makes: '', courseCode: 'CORE01', sample: false },
    { id: 'level-2', level: 2, title: 'Two', ages: '5-16', makes: '', courseCode: 'CORE02', sample: true },
  ],
  ONLINE_COURSES: [
    {
      ...ONLINE_COURSES[0]!,
      title: 'Robots online',
      startDates: ['October 7', 'November 4, 2030 (2:00 PM - 4:00 PM) CST'],
      price: usd(320),
      discountedPrice: usd(280),
    },
  ],
  ONLINE_CAMP: { ...ONLINE_CAMP!, labelYear: 2030 },
  ADDITIONAL_PROGRAMS,
  PAGES: PAGE_IDS,
};

/** A day on which nothing of the small school is over or ends soon. */
export const SMALL_SCHOOL_DAY = siteDay('2030-06-01');
