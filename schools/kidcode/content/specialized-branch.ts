import type { CourseFamily, Question, SessionPlan } from '@kidcode/school';
import { BRING_QUESTION, TRIAL_QUESTION } from './common-questions';

export const COURSE_FAMILIES: readonly CourseFamily[] = [
  {
    title: 'First steps',
    courses: [
      {
        key: 'SCRATCHJR',
        forWhom: 'The youngest: pictures instead of words',
        makes: 'A story in four scenes with voices they recorded',
        sample: true,
      },
    ],
  },
  {
    title: 'Games',
    courses: [
      {
        key: 'SCRATCH_GAME',
        forWhom: 'The first game of one’s own',
        makes: 'A platform game with gravity and coins',
        sample: true,
      },
      {
        key: 'MINECRAFT_MODDING',
        forWhom: 'Builders who want to change the rules',
        makes: 'A tool that plants trees',
        sample: true,
      },
      {
        key: 'ROBLOX_GAME',
        forWhom: 'Players who want to be makers',
        makes: 'An obstacle course with checkpoints',
        sample: true,
      },
      {
        key: 'ROBLOX_ADVANCED',
        forWhom: 'After Roblox Game Development',
        makes: 'A game with a shop, saves and teams',
        sample: true,
      },
    ],
  },
  {
    title: 'AI and websites',
    courses: [
      {
        key: 'AI_WEBSITE',
        forWhom: 'Children with something to show',
        makes: 'A website planned with the help of AI, checked by hand',
        sample: true,
      },
      {
        key: 'AI_EXPLORATION',
        forWhom: 'Children who ask how it knows that',
        makes: 'A picture sorter that learns from examples',
        sample: true,
      },
    ],
  },
  {
    title: 'Robots and written code',
    courses: [
      {
        key: 'VEX_VR',
        forWhom: 'Robots without a box of parts',
        makes: 'A virtual robot that finds its way out',
        sample: true,
      },
      {
        key: 'SPHERO_BOLT',
        forWhom: 'Children who think with their hands',
        makes: 'A rolling robot that draws a star with light',
        sample: true,
      },
      {
        key: 'PYTHON_PROGRAMMING',
        forWhom: 'Ready to type',
        makes: 'A quiz that remembers its players',
        sample: true,
      },
    ],
  },
];

export const SPECIALIZED = {
  title: 'Specialized Programs',
  lead: 'Short courses on one tool. Your child picks what they are curious about and goes deep for a few weeks.',
  picture: {
    src: '/pictures/programs/specialized.svg',
    alt: 'A robot between four tiles: a game controller, a drone, a 3-D cube and code brackets.',
  },
  rhythm: 'Two classes a week',
  coursesTitle: 'Courses, days and times',
  coursesLead:
    'Every course meets twice a week. Keep those that suit your child’s age and your family’s days.',
  coursesNote: 'If it has passed, ask which group takes new children next.',
  caption: 'Specialized programs',
  nextStep: {
    title: 'Two favorites? Try one.',
    text: 'A free trial class is the shortest way to find out which tool it is.',
  },
} as const;

export const SPECIALIZED_ONLINE = {
  title: 'Online Specialized Programs',
  lead: 'The same short courses, live from home. A teacher, a small group and one tool to get good at.',
  picture: {
    src: '/pictures/programs/online-classes.svg',
    alt: 'A child with a headset waves to a teacher on a computer screen.',
  },
  coursesTitle: 'Courses to choose from',
  coursesLead: 'Live classes in small groups. Keep those that suit your child’s age.',
  timesTitle: 'One time for every course',
  caption: 'Online specialized programs',
  nextStep: {
    title: 'Sit beside your child for one class',
    text: 'The free trial is online, too. You see the screen they see.',
  },
} as const;

export const SPECIALIZED_PLAN: SessionPlan = {
  title: 'How a class runs, minute by minute',
  lead: 'The same shape in every course, whatever the tool. This is a sample class.',
  steps: [
    {
      from: 0,
      to: 5,
      title: 'Where were we?',
      text: 'Open the project and say in one sentence what it does.',
    },
    {
      from: 5,
      to: 15,
      title: 'The new piece',
      text: 'The teacher shows one thing the tool can do, and where it breaks.',
    },
    {
      from: 15,
      to: 50,
      title: 'Your project',
      text: 'Hands on. Questions go to the neighbor first, then to the teacher.',
    },
    { from: 50, to: 60, title: 'Show', text: 'Two children show, everyone asks. Then save, twice.' },
  ],
  sample: true,
};

export const SPECIALIZED_PRICE_TEXT =
  'Fees of the single courses are not listed on this site. Call or book a consultation and you get the fee, the length and the next start of the course you like.';

export const ONLINE_COURSE_PRICE_TEXT = {
  title: 'These courses have a printed price',
  text: 'They run as online camps, with a fixed price per course.',
  link: 'See the online camps',
} as const;

export const SPECIALIZED_QUESTIONS: readonly Question[] = [
  {
    question: 'How is this different from the core program?',
    answer:
      'The core program is a path of six months through many tools. A specialized program stays with one tool for a short time. Children can do one after the other, or both.',
  },
  {
    question: 'Which course fits my child’s age?',
    answer:
      'Where a course is made for certain ages, the timetable says so. For the others it depends more on reading and patience than on the birthday: the free trial shows it quickly.',
  },
  TRIAL_QUESTION,
  BRING_QUESTION,
];

export const ONLINE_QUESTIONS: readonly Question[] = [
  {
    question: 'We are not in Texas. Is that a problem?',
    answer: 'No. Online classes are open to families anywhere in the USA. Look for your time zone above.',
  },
  ...SPECIALIZED_QUESTIONS,
];
