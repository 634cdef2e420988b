import type { CoreLevelFacts } from '@kidcode/school';

/**
 * The levels of the core program, one per month of its six months (specification 1, section 1; D-28). Titles, ages and
 * projects are sample content: the specifications name none (D-23).
 */
export const CORE_LEVELS = [
  {
    id: 'level-1',
    level: 1,
    title: 'First Steps in Code',
    ages: '5-16',
    makes: 'An animated story told with blocks of code',
    courseCode: 'KNCCORE01',
    sample: true,
  },
  {
    id: 'level-2',
    level: 2,
    title: 'Loops and Choices',
    ages: '5-16',
    makes: 'A maze game that reacts to its player',
    courseCode: 'KNCCORE02',
    sample: true,
  },
  {
    id: 'level-3',
    level: 3,
    title: 'Game Makers',
    ages: '5-16',
    makes: 'A game with levels, lives and a score',
    courseCode: 'KNCCORE03',
    sample: true,
  },
  {
    id: 'level-4',
    level: 4,
    title: 'Robots and Sensors',
    ages: '5-16',
    makes: 'A virtual robot that finds its own way',
    courseCode: 'KNCCORE04',
    sample: true,
  },
  {
    id: 'level-5',
    level: 5,
    title: 'Meet AI',
    ages: '5-16',
    makes: 'A picture sorter that learns from examples',
    courseCode: 'KNCCORE05',
    sample: true,
  },
  {
    id: 'level-6',
    level: 6,
    title: 'My Own Project',
    ages: '5-16',
    makes: 'A project of the child’s own, planned, built and shown',
    courseCode: 'KNCCORE06',
    sample: true,
  },
] as const satisfies readonly CoreLevelFacts[];
