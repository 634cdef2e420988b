import type { ProgramText, ProjectsText } from '@kidcode/school';
import { LOOK_IN_QUESTION, TOOLS_QUESTION } from './common-questions';

/** Invented, so projects and plan are samples. */
export const MATH: ProgramText = {
  title: 'Navigator Math',
  lead: 'How far, how fast, which way? Children do the sums that a navigator does, and check them on a real chart.',
  picture: {
    src: '/pictures/programs/math.svg',
    alt: 'A girl builds with blocks that carry signs of arithmetic.',
  },
  rhythm: 'An hour a week',
  plan: {
    title: 'An hour at the chart table',
    lead: 'A sample hour.',
    steps: [
      { from: 0, to: 10, title: 'Guess', text: 'Everybody writes a number before anybody calculates.' },
      { from: 10, to: 45, title: 'Work it out', text: 'With rulers, strings, blocks or a pencil.' },
      { from: 45, to: 60, title: 'Who was close?', text: 'And why were the others not?' },
    ],
    sample: true,
  },
  questions: [
    {
      question: 'Is it homework help?',
      answer: 'No. It is for children who ask what numbers are good for.',
    },
    LOOK_IN_QUESTION,
    TOOLS_QUESTION,
  ],
  nextStep: {
    title: 'Bring a question with a number in it',
    text: 'We start from there, on a free afternoon.',
  },
};

export const MATH_PROJECTS: ProjectsText = {
  title: 'Sums that matter',
  lead: 'Three examples, all invented.',
  projects: [
    {
      title: 'The height of the lighthouse',
      tool: 'A stick and its shadow',
      text: 'Nobody climbs it, nobody lowers a rope.',
      learns: 'Things of the same shape keep their proportions.',
      snippet: {
        kind: 'notes',
        lines: ['stick 3 ft, shadow 2 ft', 'tower’s shadow 44 ft', '44 ÷ 2 × 3 = 66 ft'],
      },
      sample: true,
    },
    {
      title: 'Will we be back for supper?',
      tool: 'Chart and dividers',
      text: 'Six miles out at four knots, and the tide against us.',
      learns: 'Speed, distance and time are one sum in three coats.',
      snippet: { kind: 'notes', lines: ['out: 6 ÷ 4 = 1 h 30', 'home: 6 ÷ 3 = 2 h', 'leave before 1:30'] },
      sample: true,
    },
    {
      title: 'How many lobsters?',
      tool: 'Table and graph',
      text: 'A week of invented catches, drawn so that the good day shows.',
      learns: 'A picture answers a question that a list hides.',
      snippet: { kind: 'notes', lines: ['Mon 4, Tue 9, Wed 2', 'Thu 7, Fri 8', '30 in all, 6 a day'] },
      sample: true,
    },
  ],
};

export const MATH_PRICE_TEXT =
  'The workshop tells you the fee on the telephone, before you promise anything.';

export const MATH_VISIT_TEXT = {
  title: 'Where the chart table is',
  lead: 'In every workshop. Ask which hour has a free chair.',
} as const;
