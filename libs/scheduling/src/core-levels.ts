import type { CoreCourseCode } from './course-codes';

export type CoreLevel = {
  readonly id: `level-${number}`;
  /** Number of the level and month of the six-month program. */
  readonly level: number;
  readonly title: string;
  readonly ages: string;
  /** What a child makes in this month. */
  readonly makes: string;
  readonly courseCode: CoreCourseCode;
  /** Titles, ages and projects are sample content: the specifications name none (D-23, D-28). */
  readonly sample: true;
};

/** The levels of the core program, one per month of its six months (specification 1, section 1; D-28). */
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
] as const satisfies readonly (CoreLevel & { readonly id: CoreLevelId })[];

/** The ids alone, for the route table: it does not need the words. */
export const CORE_LEVEL_IDS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6'] as const;

export type CoreLevelId = (typeof CORE_LEVEL_IDS)[number];

/** The level with that id, or null: an unknown level is a not-found page (D-28). */
export function findCoreLevel(id: unknown): CoreLevel | null {
  return CORE_LEVELS.find((level) => level.id === id) ?? null;
}
