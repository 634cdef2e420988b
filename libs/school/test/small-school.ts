import { accentFrom } from '../src/colors';
import {
  PAGE_IDS,
  siteDay,
  usd,
  type CampEdition,
  type CenterFacts,
  type OnlineFacts,
  type School,
  type Season,
} from '../src/index';

const METADATA = {
  lastUpdated: '2030-01-01',
  version: '1.0',
  status: 'Active',
  openDate: null,
  features: [],
  capacityPerClass: null,
  totalInstructors: null,
} as const;

const CENTER: CenterFacts = {
  id: 'north-shore',
  code: 'SM1001',
  name: 'North Shore',
  status: 'Active',
  street: '1 Example Street',
  city: 'Northtown',
  state: 'TX',
  zip: '75001',
  address: '1 Example Street, Northtown, TX 75001',
  phone: '(972) 555-0101',
  telHref: 'tel:+19725550101',
  email: 'north@example.com',
  weekdayHours: '3:00PM-7:00PM',
  weekendHours: 'Closed',
  isActive: true,
  coordinates: { lat: 33, lng: -97 },
  backgroundColor: '#1A5FB4',
  accent: accentFrom('#1A5FB4'),
  ages: null,
  description: 'A center.',
  picture: { src: '/pictures/center.svg', alt: 'A center.' },
  metadata: METADATA,
};

const SOUTH: CenterFacts = { ...CENTER, id: 'south-shore', code: 'SM1002', name: 'South Shore' };

const ONLINE: OnlineFacts = { ...CENTER, id: 'online', code: 'SM1000', name: 'Online', coordinates: null };

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
  id: 'autumn',
  title: 'Autumn Camp',
  icon: 'leaf',
  address: 'season-first',
  portalName: 'Autumn Camp',
  options: [],
  ages: '5-16',
  groups: [],
  groupSizeMax: 5,
  dayLengths: [{ id: 'full_day', label: 'Full Day', hours: '8:00AM-5:00PM', alsoDescribedAs: null }],
  dailySchedule: { hours: '8-5', sample: true, entries: [] },
  meals: null,
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
  copy: { subtitle: '', intro: '', picture: CENTER.picture, scenes: [] },
  editions: [AUTUMN_2030, AUTUMN_2031],
};

/** A small school without a mistake, for tests that plant one. It looks best on the day `SMALL_SCHOOL_DAY`. */
export const SMALL_SCHOOL: School = {
  BRAND: {
    name: 'Small School',
    slug: 'small',
    tagline: '',
    headline: '',
    heroHighlights: [],
    promotion: null,
    banner: { words: '' },
    supportHours: '',
    phone: { label: 'Phone', display: '1 (972) 555-0100', href: 'tel:+19725550100' },
    whatsApp: { display: '972 555 0102', href: 'https://wa.me/19725550102', greeting: '' },
    email: { display: 'info@example.com', href: 'mailto:info@example.com' },
    headquarters: { street: '', city: '', state: 'TX', zip: '75001', country: 'US' },
    social: [],
    appStores: [],
    portal: { defaultUrl: 'https://portal.example.com', loginPath: '/login' },
    programFinderUrl: null,
    curriculumUrl: null,
    origin: 'https://small.example',
    ages: { from: 5, to: 16 },
  },
  TIME: { zone: 'America/Chicago', name: 'Central', standard: 'CST', daylight: 'CDT' },
  HOLIDAYS: { closed: [], open: [] },
  REGION: {
    name: 'Around Northtown',
    state: 'TX',
    stateName: 'Texas',
    counties: [],
    center: { lat: 33, lng: -97 },
  },
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
  PROGRAM_FINDER: {
    interests: [{ id: 'robots', label: 'Robots', words: [] }],
    goals: [],
    experience: [{ id: 'none', label: 'Nothing yet', words: [] }],
    programs: [{ program: 'ROBOTS', interests: ['robots'], goals: [], advised: { from: 8 } }],
  },
  ADVISED_CHILDREN: [],
  COURSE_CODES: {
    specialized: ['SPECIAL01', 'SPECIAL02'],
    corePrefix: 'CORE',
    defaultCore: 'CORE01',
    defaultSpecialized: 'SPECIAL01',
  },
  CORE_LEVELS: [
    { id: 'level-1', level: 1, title: 'One', ages: '5-16', makes: '', courseCode: 'CORE01', sample: false },
    { id: 'level-2', level: 2, title: 'Two', ages: '5-16', makes: '', courseCode: 'CORE02', sample: true },
  ],
  ONLINE_COURSES: [
    {
      title: 'Robots online',
      projectName: 'My robot',
      icon: 'robot',
      courseCode: 'SPECIAL01',
      ageRange: '8-14',
      description: '',
      sessions: 6,
      programmingType: '',
      startDates: ['October 7', 'November 4, 2030 (2:00 PM - 4:00 PM) CST'],
      tools: [],
      duration: '2 Weeks',
      price: usd(320),
      discountedPrice: usd(280),
      projectDetails: [],
      keyLearnings: [],
      sampleFields: ['projectName'],
    },
  ],
  ONLINE_CAMP: {
    ages: '8-14',
    classDays: '',
    groupSizeMax: 5,
    discountPercent: 10,
    discountName: '',
    title: '',
    description: '',
    labelYear: 2030,
  },
  ADDITIONAL_PROGRAMS: [{ id: 'parent-night', title: 'Parent Night', description: '' }],
  COURSE_FAMILIES: [],
  PAGES: PAGE_IDS,
  FEES: [],
  RETENTION: { leadMonths: 24 },
  OFFICE: { idleMinutes: 30, replies: [], placeFree: { subject: 'A place is free: {place}', text: '' } },
  PLACES: { fewFrom: 5, freshHours: 48 },
  POLICIES: [],
  TEACHERS: [],
  PUZZLES: [],
  ASKED: {},
  VISIT_HOURS: { weekdays: '', weekends: '' },
};

/** A day on which nothing of the small school is over or ends soon. */
export const SMALL_SCHOOL_DAY = siteDay('2030-06-01');
