import { siteDay, usd, type Season } from '@kidcode/school';
import { CAMP_AGES, CAMP_GROUP_SIZE_MAX, CAMP_GROUPS, CAMP_MEALS, DAILY_SCHEDULE, FULL_DAY } from './common';
import { SEASON_TABS } from './tabs';

/** Winter Camp. Source: specification 2, sections 2, 3, 4 and 9; D-11. What the groups do each week is sample content. */
export const WINTER = {
  ...SEASON_TABS.winter,
  options: [
    { id: 'full_camp', label: 'Full 2-week camp' },
    { id: 'weekly', label: 'Weekly' },
  ],
  ages: CAMP_AGES,
  groups: CAMP_GROUPS,
  groupSizeMax: CAMP_GROUP_SIZE_MAX,
  dayLengths: [FULL_DAY],
  dailySchedule: DAILY_SCHEDULE,
  meals: CAMP_MEALS,
  sale: {
    rates: {
      fullCamp: { fullDay: usd(598), halfDay: usd(298) },
      monthly: { fullDay: usd(989), halfDay: usd(499) },
      weekly: { fullDay: usd(299), halfDay: usd(149) },
      daysInRatedMonth: 20,
      planPayments: 3,
      discount: { name: 'Winter Early Bird', percent: 15 },
    },
    types: {
      full_camp: { label: 'Full Winter Camp', availability: 'open' },
      weekly: { label: 'Weekly', availability: 'open' },
    },
    firstType: 'full_camp',
    durations: ['full_day'],
    payments: ['full'],
    forcedPayment: 'full',
  },
  copy: {
    subtitle: 'Two weeks of winter break, two big themes: robots that think, and games your child designs.',
    intro:
      'Each week has one theme and ends with something your child can show. Come for one week or for both; every week stands on its own.',
    picture: {
      src: '/pictures/programs/camps-winter.svg',
      alt: 'A snowman robot with a hat and scarf holds a building block among snowy pines.',
    },
    scenes: [
      {
        src: '/pictures/hero/robot-arm.svg',
        alt: 'A girl with a remote control steers a smiling robot arm that stacks colourful building blocks.',
      },
      {
        src: '/pictures/hero/game-level.svg',
        alt: 'A girl places a tile in her own game level while a small robot jumps for coins under the moon.',
      },
    ],
  },
  editions: [
    {
      id: 'winter-2025',
      year: 2025,
      dates: 'Dec 22, 2025 - Jan 2, 2026',
      length: '2 weeks',
      weekdays: null,
      firstDay: siteDay('2025-12-22'),
      lastDay: siteDay('2026-01-02'),
      registration: 'by-deadline',
      opensOn: null,
      weeks: [
        {
          number: 1,
          label: 'Dec 22-26',
          month: null,
          start: siteDay('2025-12-22'),
          end: siteDay('2025-12-26'),
        },
        {
          number: 2,
          label: 'Dec 29 - Jan 2',
          month: null,
          start: siteDay('2025-12-29'),
          end: siteDay('2026-01-02'),
        },
      ],
      months: [],
      deadlines: [
        { option: 'full_camp', text: '2-week camp: by December 15, 2025', lastDay: siteDay('2025-12-15') },
        { option: 'weekly', text: 'Weekly sessions: by the Friday before', lastDay: 'friday-before' },
      ],
      themes: [
        {
          week: 1,
          month: null,
          title: 'AI & Robotics Challenge',
          sample: false,
          event: null,
          juniors: { focus: 'Teach a friendly robot to follow a path', sample: true },
          seniors: { focus: 'Train a model and let a robot act on what it sees', sample: true },
        },
        {
          week: 2,
          month: null,
          title: 'Game Design & Content Creation',
          sample: false,
          event: null,
          juniors: { focus: 'Draw characters and bring them to life in a game', sample: true },
          seniors: { focus: 'Design, code and present a game of one’s own', sample: true },
        },
      ],
      holidays: null,
    },
  ],
} as const satisfies Season;
