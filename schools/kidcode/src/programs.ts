import {
  siteDay,
  type AdditionalProgramFacts,
  type CoreLevelFacts,
  type CourseCodes,
  type ProgramFacts,
  type Timetable,
} from '@kidcode/school';

/**
 * The specialized programs. The specifications list ten keys and twelve codes and tie two of them together:
 * Roblox is KNCSPECIAL07 and AI/ML is KNCSPECIAL03 (specification 2, section 3), whose online courses are for ages
 * 8-14. The other keys take the remaining codes in the order in which both lists stand; KNCSPECIAL11 stays the
 * default code and KNCSPECIAL23 is unassigned (D-36). Titles spell the keys out.
 */
export const PROGRAMS = [
  { key: 'SCRATCHJR', title: 'ScratchJr', courseCode: 'KNCSPECIAL01', ages: null },
  { key: 'SCRATCH_GAME', title: 'Scratch Game Development', courseCode: 'KNCSPECIAL02', ages: null },
  { key: 'MINECRAFT_MODDING', title: 'Minecraft Modding', courseCode: 'KNCSPECIAL06', ages: null },
  { key: 'ROBLOX_GAME', title: 'Roblox Game Development', courseCode: 'KNCSPECIAL07', ages: '8-14' },
  { key: 'ROBLOX_ADVANCED', title: 'Advanced Roblox', courseCode: 'KNCSPECIAL09', ages: null },
  { key: 'AI_WEBSITE', title: 'AI Website', courseCode: 'KNCSPECIAL10', ages: null },
  { key: 'AI_EXPLORATION', title: 'AI Exploration', courseCode: 'KNCSPECIAL03', ages: '8-14' },
  { key: 'VEX_VR', title: 'VEX VR', courseCode: 'KNCSPECIAL15', ages: null },
  { key: 'SPHERO_BOLT', title: 'Sphero BOLT', courseCode: 'KNCSPECIAL21', ages: null },
  { key: 'PYTHON_PROGRAMMING', title: 'Python Programming', courseCode: 'KNCSPECIAL22', ages: null },
] as const satisfies readonly ProgramFacts[];

/** The weekly timetable. Source: specification 1, section 9. */
export const TIMETABLE: Timetable = {
  starts: siteDay('2025-09-08'),
  classType: 'FT',
  timeZone: 'CST',
  online: { classDays: 'Mon and Wed', classTime: '6:30PM' },
  centers: {
    SCRATCHJR: { classDays: 'Wed, Fri', classTime: '3:30PM' },
    SCRATCH_GAME: { classDays: 'Wed, Fri', classTime: '5:30PM' },
    MINECRAFT_MODDING: { classDays: 'Mon, Wed', classTime: '4:30PM' },
    ROBLOX_GAME: { classDays: 'Mon, Wed', classTime: '4:00PM' },
    ROBLOX_ADVANCED: { classDays: 'Mon, Wed', classTime: '4:30PM' },
    AI_WEBSITE: { classDays: 'Tue, Thu', classTime: '4:00PM' },
    AI_EXPLORATION: { classDays: 'Tue, Thu', classTime: '5:15PM' },
    VEX_VR: { classDays: 'Mon, Wed', classTime: '4:00PM' },
    SPHERO_BOLT: { classDays: 'Tue, Thu', classTime: '4:30PM' },
    PYTHON_PROGRAMMING: { classDays: 'Mon, Wed', classTime: '4:00PM' },
  },
};

/** The portal's course codes. Source: specification 1, sections 3 and 9. */
export const COURSE_CODES: CourseCodes = {
  specialized: [
    'KNCSPECIAL01',
    'KNCSPECIAL02',
    'KNCSPECIAL03',
    'KNCSPECIAL06',
    'KNCSPECIAL07',
    'KNCSPECIAL09',
    'KNCSPECIAL10',
    'KNCSPECIAL11',
    'KNCSPECIAL15',
    'KNCSPECIAL21',
    'KNCSPECIAL22',
    'KNCSPECIAL23',
  ],
  corePrefix: 'KNCCORE',
  defaultCore: 'KNCCORE01',
  defaultSpecialized: 'KNCSPECIAL11',
};

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

/**
 * Programs behind `/programs/{locationId}/additional/{programId}`. Source: specification 1, section 2 (in-center
 * navigation) names `parent-night` only.
 */
export const ADDITIONAL_PROGRAMS = [
  {
    id: 'parent-night',
    title: 'Parent Night Out',
    description:
      'An evening of supervised making, games and friends for the kids, and an evening off for you.',
  },
] as const satisfies readonly AdditionalProgramFacts[];
