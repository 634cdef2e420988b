import { siteDay, usd, PAGE_IDS, type CenterFacts, type School } from '../src/index';
import { DOCUMENTS, factsOf } from './school-documents';
import { WHOLE } from './whole-school';

const AUTUMN = `name: Autumn Camp
portal: Autumn Camp
icon: leaf
address: season first
headline: Two weeks
about: Each week has one theme.
picture: programs/camps-autumn.svg
alt: A robot in the leaves.
ways:
  full camp: { name: Whole camp }
  week: { name: Weekly }
daily schedule: yes
rates:
  full camp: { full day: 400, half day: 200 }
  month: { full day: 400, half day: 200 }
  week: { full day: 400, half day: 200 }
payments: 3
discount: { name: Leaf Sale, percent: 10 }
editions:
  2030:
    registration: until the deadline
    weeks:
      1: 2030-10-07 to 2030-10-11
      2: 2030-10-14 to 2030-10-18
    deadlines:
      - { for: full camp, text: 'Whole camp: by October 1', last day: 2030-10-01 }
      - { for: week, text: 'Weekly: by the Friday before', last day: the Friday before }
    themes:
      1: { title: Robots, juniors: Draw, seniors: Build, sample: 'title, seniors' }
  2031:
    registration: until the deadline
    days: 2031-10-06 to 2031-10-10
    weeks:
      1: Oct 6-10
    deadlines:
      - { for: full camp, text: 'Whole camp: by October 1', last day: 2031-10-01 }
      - { for: week, text: 'Weekly: by the Friday before', last day: the Friday before }
`;

const { 'courses/robots.yaml': robots, 'offers.yaml': offers } = DOCUMENTS;
const FACTS = factsOf({
  ...Object.fromEntries(Object.entries(DOCUMENTS).filter(([file]) => file !== 'seasons/winter.yaml')),
  'school.yaml': DOCUMENTS['school.yaml']
    .replace('seasons: winter', 'seasons: autumn')
    .replace('courses: robots', 'courses: robots, games')
    .replace('specialized: SPECIAL01', 'specialized: SPECIAL01, SPECIAL02'),
  'camps.yaml': WHOLE['camps.yaml'].replace('daily schedule:\n', 'daily schedule:\n  sample: yes\n'),
  'seasons/autumn.yaml': AUTUMN,
  'courses/games.yaml': robots
    .replace('ROBOTS', 'GAMES')
    .replace('Robots', 'Games')
    .replace('SPECIAL01', 'SPECIAL02'),
  'core-levels.yaml': `${WHOLE['core-levels.yaml']}- title: Next Steps
  ages: 5-16
  makes: A game
  code: CORE02
  sample: yes
`,
  'offers.yaml': offers.replaceAll('winter', 'autumn').replace('early-bird', 'leaf-sale'),
  'timetable.yaml': WHOLE['timetable.yaml'].replace('2025-09-08', '2030-01-07'),
  'branches/online.yaml': WHOLE['branches/online.yaml'],
  'online-camp.yaml': WHOLE['online-camp.yaml'].replace('labels: 2025', 'labels: 2030'),
  'additional-programs.yaml': WHOLE['additional-programs.yaml'],
});

const CENTER: CenterFacts = {
  ...FACTS.CENTERS[0]!,
  id: 'north-shore',
  name: 'North Shore',
  email: 'north@example.com',
};

const SOUTH: CenterFacts = { ...CENTER, id: 'south-shore', code: 'SM1002', name: 'South Shore' };

/** A small school without a mistake, for tests that plant one. It looks best on the day `SMALL_SCHOOL_DAY`. */
export const SMALL_SCHOOL: School = {
  ...FACTS,
  CENTERS: [CENTER, SOUTH],
  ONLINE_COURSES: [
    {
      ...FACTS.ONLINE_COURSES[0]!,
      title: 'Robots online',
      startDates: ['October 7', 'November 4, 2030 (2:00 PM - 4:00 PM) CST'],
      price: usd(320),
      discountedPrice: usd(280),
    },
  ],
  PAGES: PAGE_IDS,
};

/** A day on which nothing of the small school is over or ends soon. */
export const SMALL_SCHOOL_DAY = siteDay('2030-06-01');
