import { usd, type OnlineCamp, type OnlineCourseFacts } from '@kidcode/school';

/** What holds for both courses. Source: specification 2, sections 1, 2, 3 and 9. */
export const ONLINE_CAMP: OnlineCamp = {
  ages: '6-16',
  classDays: 'Monday to Wednesday',
  groupSizeMax: 5,
  discountPercent: 10,
  discountName: 'Winter discount',
  labelYear: 2025,
  title: 'Online Winter Coding Camps for Kids',
  description:
    'Two-week online winter camps for kids: Roblox game development, and AI and machine learning for beginners.',
};

const COMMON = {
  ageRange: '8-14',
  sessions: 6,
  startDates: ['December 22, 2025 (2:00 PM - 4:00 PM) CST'],
  duration: '2 Weeks',
  price: usd(320),
  discountedPrice: null,
  sampleFields: ['projectName', 'projectDetails', 'keyLearnings'],
} as const;

/** The two online winter courses. Source: specification 2, sections 2 and 3. */
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
] as const satisfies readonly OnlineCourseFacts[];
