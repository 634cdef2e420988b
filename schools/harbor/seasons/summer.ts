import { siteDay, usd, type Season } from '@kidcode/school';
import {
  CAMP_AGES,
  CAMP_GROUP_SIZE_MAX,
  CAMP_GROUPS,
  FIRST_HALF,
  FULL_DAY,
  SECOND_HALF,
  theme,
  week,
} from './common';
import { SEASON_TABS } from './tabs';

/** Summer Camp: four weeks in July, booked from November on. Invented. */
export const SUMMER = {
  ...SEASON_TABS.summer,
  options: [
    { id: 'full_camp', label: 'All four weeks' },
    { id: 'weekly', label: 'By the week' },
  ],
  ages: CAMP_AGES,
  groups: CAMP_GROUPS,
  groupSizeMax: CAMP_GROUP_SIZE_MAX,
  dayLengths: [FULL_DAY, FIRST_HALF, SECOND_HALF],
  dailySchedule: null,
  meals: {
    bring: 'Bring lunch, water and a rain jacket.',
    optional: 'Fruit is there all day.',
    allergies: 'Tell us about allergies when you register.',
    dietary: 'Enter dietary wishes in the enrollment form.',
  },
  sale: {
    rates: {
      fullCamp: { fullDay: usd(920), halfDay: usd(500) },
      monthly: { fullDay: usd(920), halfDay: usd(500) },
      weekly: { fullDay: usd(245), halfDay: usd(135) },
      daysInRatedMonth: 20,
      planPayments: 2,
      discount: { name: 'Early Tide', percent: 8 },
    },
    types: {
      full_camp: { label: 'All four weeks', availability: 'open' },
      weekly: { label: 'By the week', availability: 'open' },
    },
    firstType: 'weekly',
    durations: ['full_day', 'first_half', 'second_half'],
    payments: ['full', 'monthly'],
    forcedPayment: null,
  },
  copy: {
    subtitle: 'Four weeks in July: sensors, boats, games and a regatta of robots.',
    intro: 'Each week stands on its own and ends with something that floats, blinks or moves.',
    picture: {
      src: '/pictures/programs/camps-summer.svg',
      alt: 'A child codes on a laptop beside a red tent with a robot inside, the sun behind the hills.',
    },
    scenes: [
      {
        src: '/pictures/hero/block-code.svg',
        alt: 'A child adds a code block to a program that makes a robot dance.',
      },
      {
        src: '/pictures/hero/team-table.svg',
        alt: 'Four children with laptops and blocks work together around a robot at a table.',
      },
      {
        src: '/pictures/hero/game-level.svg',
        alt: 'A level of a game at night, and the girl who draws it.',
      },
      {
        src: '/pictures/hero/robot-arm.svg',
        alt: 'A robot arm puts one block on another while a girl steers it.',
      },
    ],
  },
  editions: [
    {
      id: 'summer-2026',
      year: 2026,
      dates: 'July 6-31, 2026',
      length: '4 weeks',
      weekdays: 'Monday-Friday',
      firstDay: siteDay('2026-07-06'),
      lastDay: siteDay('2026-07-31'),
      registration: 'by-deadline',
      opensOn: siteDay('2025-11-03'),
      weeks: [
        week(1, 'July 6-10', '2026-07-06', '2026-07-10'),
        week(2, 'July 13-17', '2026-07-13', '2026-07-17'),
        week(3, 'July 20-24', '2026-07-20', '2026-07-24'),
        week(4, 'July 27-31', '2026-07-27', '2026-07-31'),
      ],
      months: [],
      deadlines: [
        { option: 'full_camp', text: 'All four weeks: by June 26, 2026', lastDay: siteDay('2026-06-26') },
        { option: 'weekly', text: 'By the week: by the Friday before', lastDay: 'friday-before' },
      ],
      themes: [
        theme(1, 'Signals', 'Flags, lamps and secret codes', 'A weather buoy with sensors'),
        theme(2, 'Boats', 'A boat that finds its course', 'A hull, a motor and a program'),
        theme(3, 'Games', 'A game about the sea', 'A game with levels and a score'),
        theme(4, 'Regatta', 'A race of robot boats', 'Tuning, racing, showing'),
      ],
      holidays: [],
    },
    {
      id: 'summer-2027',
      year: 2027,
      dates: 'July 5-30, 2027',
      length: '4 weeks',
      weekdays: 'Monday-Friday',
      firstDay: siteDay('2027-07-05'),
      lastDay: siteDay('2027-07-30'),
      registration: 'announced',
      opensOn: null,
      weeks: [
        week(1, 'July 5-9', '2027-07-05', '2027-07-09'),
        week(2, 'July 12-16', '2027-07-12', '2027-07-16'),
        week(3, 'July 19-23', '2027-07-19', '2027-07-23'),
        week(4, 'July 26-30', '2027-07-26', '2027-07-30'),
      ],
      months: [],
      deadlines: [],
      themes: [],
      holidays: null,
    },
  ],
} as const satisfies Season;
