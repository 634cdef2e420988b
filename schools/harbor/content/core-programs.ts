import type { ProgramText, ProjectsText } from '@kidcode/school';
import { LOOK_IN_QUESTION, TOOLS_QUESTION } from './common-questions';

/** The program of the year. Invented, so projects and plan are samples. */
export const CORE_PROGRAM: ProgramText = {
  title: 'Bench Year',
  lead: 'One afternoon a week. A child starts with blocks of code and ends the year with a machine that has a job.',
  picture: {
    src: '/pictures/programs/core.svg',
    alt: 'Towers of blocks rise like stairs, a girl near the top.',
  },
  rhythm: 'One afternoon a week',
  plan: {
    title: 'An afternoon by the clock',
    lead: 'A sample: fog and good ideas change it.',
    steps: [
      { from: 0, to: 10, title: 'Coats off', text: 'Everybody says what broke last time.' },
      { from: 10, to: 25, title: 'The trick of the day', text: 'One idea, shown on the real thing.' },
      { from: 25, to: 75, title: 'Bench time', text: 'Build, measure, take apart, build.' },
      { from: 75, to: 90, title: 'Launch', text: 'It is switched on in front of the others.' },
    ],
    sample: true,
  },
  questions: [
    {
      question: 'Can we join in the middle of the year?',
      answer: 'Yes. Everybody works on a project of their own, so there is nothing to catch up with.',
    },
    LOOK_IN_QUESTION,
    TOOLS_QUESTION,
  ],
  nextStep: { title: 'Try the bench first', text: 'One afternoon, no promise.' },
};

export const CORE_PROJECTS: ProjectsText = {
  title: 'What comes off the bench',
  lead: 'Three examples, all invented.',
  projects: [
    {
      title: 'The lamp that knows Morse',
      tool: 'Block code',
      text: 'A lamp blinks a name. The child next to it has to read it.',
      learns: 'A message is a pattern in time.',
      snippet: {
        kind: 'blocks',
        blocks: [
          { text: 'for each letter', hue: 'control' },
          { text: 'lamp on', hue: 'motion', depth: 1 },
          { text: 'if it is a dash: wait 3', hue: 'sense', depth: 1 },
          { text: 'lamp off', hue: 'motion', depth: 1 },
        ],
      },
      sample: true,
    },
    {
      title: 'A tide clock',
      tool: 'A small computer and a servo',
      text: 'A hand that goes around twice a day, and is right about the water outside.',
      learns: 'A model is a simple thing that behaves like a large one.',
      snippet: {
        kind: 'notes',
        lines: ['high water 9:10', '+ 12 h 25 min', 'high water 21:35', 'the hand: 0.48 degrees a minute'],
      },
      sample: true,
    },
    {
      title: 'The boat that comes back',
      tool: 'Python',
      text: 'Out to the buoy and home again, without anybody steering.',
      learns: 'Measure, compare, correct, repeat.',
      snippet: {
        kind: 'code',
        language: 'Python',
        lines: ['while not home():', '    error = course - compass()', '    rudder(error / 2)'],
      },
      sample: true,
    },
  ],
};

export const CORE_LEVELS_TEXT = {
  title: 'From blocks to machines',
  lead: 'Nobody is graded; everybody moves on when the last thing works.',
  linkLabel: 'Read more',
} as const;

export const CORE_PRICE_TEXT = {
  center: 'What a year at the bench costs depends on the weekday. Call the workshop for the figure.',
  online: '',
} as const;

export const CORE_VISIT_TEXT = {
  title: 'When the door is open',
  lead: 'Call before you come: somebody may be out with the boats.',
} as const;
