import { siteDay, type Season } from '@kidcode/school';
import { CAMP_AGES, CAMP_GROUP_SIZE_MAX, CAMP_GROUPS } from './common';
import { SEASON_TABS } from './tabs';

/** Spring Camp, announced by its dates and ages only. Source: specification 2, sections 2 and 9. */
export const SPRING = {
  ...SEASON_TABS.spring,
  options: [],
  ages: CAMP_AGES,
  groups: CAMP_GROUPS,
  groupSizeMax: CAMP_GROUP_SIZE_MAX,
  dayLengths: [],
  dailySchedule: null,
  meals: null,
  sale: null,
  copy: {
    subtitle: 'One week in spring. Dates are set; themes, hours and prices follow.',
    intro: 'The week and the ages are set. We publish themes, hours and prices before registration opens.',
    picture: {
      src: '/pictures/programs/camps-spring.svg',
      alt: 'A robot waters flowers with code brackets in their centres.',
    },
    scenes: [],
  },
  editions: [
    {
      id: 'spring-2026',
      year: 2026,
      dates: 'March 9-13, 2026',
      length: null,
      weekdays: null,
      firstDay: siteDay('2026-03-09'),
      lastDay: siteDay('2026-03-13'),
      registration: 'announced',
      opensOn: null,
      weeks: [
        {
          number: 1,
          label: 'March 9-13',
          month: null,
          start: siteDay('2026-03-09'),
          end: siteDay('2026-03-13'),
        },
      ],
      months: [],
      deadlines: [],
      themes: [],
      holidays: null,
    },
  ],
} as const satisfies Season;
