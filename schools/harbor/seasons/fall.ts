import { siteDay, usd, type Picture, type Season } from '@kidcode/school';
import { CAMP_AGES, CAMP_GROUP_SIZE_MAX, CAMP_GROUPS, FULL_DAY, theme, week } from './common';
import { SEASON_TABS } from './tabs';

const SCENE: Picture = {
  src: '/pictures/hero/robot-arm.svg',
  alt: 'A girl with a remote control steers a smiling robot arm that stacks colourful building blocks.',
};

/** Fall Camp: one week in October. Invented. */
export const FALL = {
  ...SEASON_TABS.fall,
  options: [{ id: 'weekly', label: 'The whole week' }],
  ages: CAMP_AGES,
  groups: CAMP_GROUPS,
  groupSizeMax: CAMP_GROUP_SIZE_MAX,
  dayLengths: [FULL_DAY],
  dailySchedule: null,
  meals: null,
  sale: {
    rates: {
      fullCamp: { fullDay: usd(265), halfDay: usd(140) },
      monthly: { fullDay: usd(860), halfDay: usd(460) },
      weekly: { fullDay: usd(265), halfDay: usd(140) },
      daysInRatedMonth: 20,
      planPayments: 2,
      discount: null,
    },
    types: { weekly: { label: 'The whole week', availability: 'open' } },
    firstType: 'weekly',
    durations: ['full_day'],
    payments: ['full'],
    forcedPayment: 'full',
  },
  copy: {
    subtitle: 'One week in October, when school is out.',
    intro: 'Five days around one machine that the children plan, build and show.',
    picture: {
      src: '/pictures/programs/technology-workshop.svg',
      alt: 'Children at a workbench with tools and a small robot.',
    },
    scenes: [SCENE],
  },
  editions: [
    {
      id: 'fall-2025',
      year: 2025,
      dates: 'October 13-17, 2025',
      length: '1 week',
      weekdays: 'Monday-Friday',
      firstDay: siteDay('2025-10-13'),
      lastDay: siteDay('2025-10-17'),
      registration: 'by-deadline',
      opensOn: null,
      weeks: [week(1, 'October 13-17', '2025-10-13', '2025-10-17')],
      months: [],
      deadlines: [{ option: 'weekly', text: 'By the Friday before', lastDay: 'friday-before' }],
      themes: [theme(1, 'Lighthouse Robots', 'A lighthouse that blinks a code', 'A beacon with a sensor')],
      holidays: [],
    },
    {
      id: 'fall-2026',
      year: 2026,
      dates: 'October 12-16, 2026',
      length: '1 week',
      weekdays: 'Monday-Friday',
      firstDay: siteDay('2026-10-12'),
      lastDay: siteDay('2026-10-16'),
      registration: 'announced',
      opensOn: null,
      weeks: [week(1, 'October 12-16', '2026-10-12', '2026-10-16')],
      months: [],
      deadlines: [],
      themes: [],
      holidays: null,
    },
  ],
} as const satisfies Season;
