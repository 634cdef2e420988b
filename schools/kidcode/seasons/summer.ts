import { siteDay, usd, type CampTheme, type CampWeek, type Season } from '@kidcode/school';
import {
  CAMP_AGES,
  CAMP_GROUP_SIZE_MAX,
  CAMP_GROUPS,
  CAMP_MEALS,
  DAILY_SCHEDULE,
  FIRST_HALF,
  FULL_DAY,
  SECOND_HALF,
} from './common';
import { SEASON_TABS } from './tabs';

/** The advertised weekdays are those of 2025, so a week of 2026 is its label and nothing more (D-3). */
const week = (number: number, month: string, label: string): CampWeek => ({
  number,
  label,
  month,
  start: null,
  end: null,
});

/** A theme that the specifications do not name. */
const sampleTheme = (
  number: number,
  month: string,
  title: string,
  juniors: string,
  seniors: string,
): CampTheme => ({
  week: number,
  month,
  title,
  sample: true,
  event: null,
  juniors: { focus: juniors, sample: true },
  seniors: { focus: seniors, sample: true },
});

/**
 * Summer Camp. Source: specification 2, sections 2, 3, 4 and 9; months by D-9; registration closed by D-12. The
 * specifications name the months' themes and that of week 10; the others are sample content.
 */
export const SUMMER = {
  ...SEASON_TABS.summer,
  options: [
    { id: 'full_camp', label: 'Full Summer' },
    { id: 'monthly', label: 'Monthly' },
    { id: 'weekly', label: 'Weekly' },
  ],
  ages: CAMP_AGES,
  groups: CAMP_GROUPS,
  groupSizeMax: CAMP_GROUP_SIZE_MAX,
  dayLengths: [FULL_DAY, FIRST_HALF, SECOND_HALF],
  dailySchedule: DAILY_SCHEDULE,
  meals: CAMP_MEALS,
  sale: {
    rates: {
      fullCamp: { fullDay: usd(598), halfDay: usd(298) },
      monthly: { fullDay: usd(989), halfDay: usd(499) },
      weekly: { fullDay: usd(299), halfDay: usd(149) },
      daysInRatedMonth: 20,
      planPayments: 3,
      discount: { name: 'End of the Summer Sale', percent: 15 },
    },
    types: {
      full_camp: { label: 'Full Summer Package', availability: 'closed' },
      monthly: { label: 'Monthly', availability: 'unavailable' },
      weekly: { label: 'Weekly', availability: 'open' },
    },
    firstType: 'weekly',
    durations: ['full_day', 'first_half', 'second_half'],
    payments: ['full', 'monthly'],
    forcedPayment: null,
  },
  copy: {
    subtitle: 'Ten weeks from first lines of code to the Innovation Fair, month by month.',
    intro:
      'June lays foundations, July is for trying out, and in August everything comes together. The last week is an Innovation Fair.',
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
        src: '/pictures/hero/neural-net.svg',
        alt: 'Two children watch a neural network recognise the picture of a cat and tell a robot the answer.',
      },
      {
        src: '/pictures/hero/team-table.svg',
        alt: 'Four children with laptops and blocks work together around a robot at a table.',
      },
    ],
  },
  editions: [
    {
      id: 'summer-2026',
      year: 2026,
      dates: 'June 2 - August 8, 2026',
      length: '10 weeks',
      weekdays: 'Monday-Friday',
      firstDay: siteDay('2026-06-02'),
      lastDay: siteDay('2026-08-08'),
      registration: 'closed',
      opensOn: null,
      weeks: [
        week(1, 'june', 'June 2-6'),
        week(2, 'june', 'June 9-13'),
        week(3, 'june', 'June 16-20'),
        week(4, 'june', 'June 23-27'),
        week(5, 'july', 'June 30 - July 4'),
        week(6, 'july', 'July 7-11'),
        week(7, 'july', 'July 14-18'),
        week(8, 'july', 'July 21-25'),
        week(9, 'august', 'July 28 - August 1'),
        week(10, 'august', 'August 4-8'),
      ],
      months: [
        { id: 'june', name: 'June', theme: 'Foundations', weeks: [1, 2, 3, 4], days: 20 },
        { id: 'july', name: 'July', theme: 'Innovation', weeks: [5, 6, 7, 8], days: 20 },
        { id: 'august', name: 'August', theme: 'Mastery', weeks: [9, 10], days: 10 },
      ],
      // The year 2025 is what the specification advertises; it stays a label (D-3).
      deadlines: [
        { option: 'full_camp', text: 'Full package: by May 25, 2025', lastDay: null },
        { option: 'monthly', text: 'Monthly: at least 1 week ahead', lastDay: null },
        { option: 'weekly', text: 'Weekly: by the Friday before', lastDay: null },
      ],
      themes: [
        sampleTheme(1, 'june', 'Hello, Code', 'Stories with blocks of code', 'First programs in Python'),
        sampleTheme(2, 'june', 'Game Basics', 'A first game in ScratchJr', 'A first game in Scratch'),
        sampleTheme(
          3,
          'june',
          'Robots on the Move',
          'Drive a Sphero through a maze',
          'Sensors and paths in VEX VR',
        ),
        sampleTheme(
          4,
          'june',
          'Art and Animation',
          'Moving pictures with code',
          'Animation with loops and layers',
        ),
        sampleTheme(5, 'july', 'Block Worlds', 'Build a world with simple rules', 'Minecraft modding'),
        sampleTheme(
          6,
          'july',
          'Smart Machines',
          'Teach a machine to tell pictures apart',
          'Train and test a model',
        ),
        sampleTheme(7, 'july', 'Roblox Lab', 'Design an obstacle course', 'Script an obstacle course in Lua'),
        sampleTheme(8, 'july', 'Web Makers', 'A page about me', 'A website made with the help of AI'),
        sampleTheme(
          9,
          'august',
          'Big Project',
          'Plan and build with a team',
          'Plan, build and test with a team',
        ),
        {
          week: 10,
          month: 'august',
          title: 'Innovation Fair',
          sample: false,
          event: 'Parents are invited on Friday.',
          juniors: { focus: 'Show the favorite project of the summer', sample: true },
          seniors: { focus: 'Present a project and explain how it works', sample: true },
        },
      ],
      holidays: null,
    },
  ],
} as const satisfies Season;
