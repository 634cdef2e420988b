import type { SpecialCourseCode } from './course-codes';

export type OnlineCourse = {
  readonly title: string;
  readonly projectName: string;
  /** Name of a picture; the page decides how it looks. */
  readonly icon: 'game' | 'robot';
  readonly courseCode: SpecialCourseCode;
  readonly ageRange: string;
  readonly description: string;
  readonly sessions: number;
  readonly programmingType: string;
  /** Labels that `parseStartDate` reads; the first one is preselected. */
  readonly startDates: readonly string[];
  readonly tools: readonly string[];
  readonly duration: string;
  readonly projectDetails: readonly string[];
  readonly keyLearnings: readonly string[];
  /** `sampleFields` names the sample content: what the specifications do not give (D-23). */
  readonly sample: true;
  readonly sampleFields: readonly ('projectName' | 'projectDetails' | 'keyLearnings')[];
};

/** What holds for both courses. Source: specification 2, sections 1, 3 and 9. */
export const ONLINE_CAMP = {
  ages: '6-16',
  classDays: 'Monday to Wednesday',
  groupSizeMax: 5,
} as const;

const COMMON = {
  ageRange: '8-14',
  sessions: 6,
  startDates: ['December 22, 2025 (2:00 PM - 4:00 PM) CST'],
  duration: '2 Weeks',
  sample: true,
  sampleFields: ['projectName', 'projectDetails', 'keyLearnings'],
} as const;

/** The two online winter courses, all but their prices. Source: specification 2, sections 2 and 3. */
export const ONLINE_COURSES = [
  {
    ...COMMON,
    title: 'Roblox Game Development',
    projectName: 'My Obstacle Course',
    icon: 'game',
    courseCode: 'KNCSPECIAL07',
    description: 'Six online sessions in two weeks: children aged 8-14 make Roblox games with Lua scripting.',
    programmingType: 'Lua Scripting',
    tools: ['Roblox', 'Lua'],
    projectDetails: [
      'Build an obstacle course with moving platforms',
      'Script checkpoints and a timer',
      'Show the finished game to the group',
    ],
    keyLearnings: [
      'Variables, loops and functions',
      'How a game reacts to its player',
      'Finding and fixing mistakes',
    ],
  },
  {
    ...COMMON,
    title: 'AI/ML for Beginners',
    projectName: 'My Picture Sorter',
    icon: 'robot',
    courseCode: 'KNCSPECIAL03',
    description:
      'Six online sessions in two weeks: children aged 8-14 meet AI and machine learning with Python.',
    programmingType: 'Python + AI Tools',
    tools: ['Python', 'AI Tools'],
    projectDetails: [
      'Collect and label examples',
      'Train a program to tell pictures apart',
      'Test it with new pictures and talk about its mistakes',
    ],
    keyLearnings: [
      'First steps in Python',
      'How a machine learns from examples',
      'When not to trust a prediction',
    ],
  },
] as const satisfies readonly OnlineCourse[];

/** The online course with that code, or null. */
export function findOnlineCourse(courseCode: string): OnlineCourse | null {
  return ONLINE_COURSES.find((course) => course.courseCode === courseCode) ?? null;
}
