import type { ProgramText, ProjectsText } from '@kidcode/school';
import { TRIAL_QUESTION } from './common-questions';

/** The specifications name the program and nothing else; projects and plan are samples (D-23). */
export const MATH: ProgramText = {
  title: 'Monthly Math Program',
  lead: 'Math gets easier when you can move it. Children build with numbers first, and write the rule down when they have found it.',
  picture: {
    src: '/pictures/programs/math.svg',
    alt: 'A girl builds with blocks that carry plus, times, divide and equals signs beside a set square.',
  },
  rhythm: 'Monthly program',
  plan: {
    title: 'An hour of math, minute by minute',
    lead: 'Short stretches, so that nobody is stuck for long. This is a sample of how the hour can go.',
    steps: [
      { from: 0, to: 5, title: 'Warm up', text: 'Three quick puzzles on the table. Talking is allowed.' },
      {
        from: 5,
        to: 20,
        title: 'Build it',
        text: 'The idea of the day with bricks, strips or a sketch, before any sign is written.',
      },
      {
        from: 20,
        to: 40,
        title: 'Work on your own page',
        text: 'Every child has a page at the right level. The teacher looks at how, not only at what.',
      },
      {
        from: 40,
        to: 55,
        title: 'Use it',
        text: 'The same idea in a small project: a plan, a price, a game of chance.',
      },
      {
        from: 55,
        to: 60,
        title: 'Explain it',
        text: 'Each child explains one answer in a sentence. It can be a wrong one.',
      },
    ],
    sample: true,
  },
  questions: [
    {
      question: 'Is this for children who struggle, or for those who are bored?',
      answer:
        'For both. In the free trial we look at what your child can do without help and start just above it.',
    },
    {
      question: 'Does it follow the school’s book?',
      answer:
        'Bring the book or a recent worksheet to the trial. Then we can tell you honestly how well the two fit together. For daily exercises, homework help is the better choice.',
    },
    TRIAL_QUESTION,
    {
      question: 'Can we do math online?',
      answer:
        'The math program is held at our learning centers. From home your child can join the online core program or the online AI club.',
    },
  ],
  nextStep: {
    title: 'Bring the page that caused tears',
    text: 'The free trial is a good place to look at it in a new way.',
  },
};

export const MATH_PROJECTS: ProjectsText = {
  title: 'Math that becomes something',
  lead: 'A number is easier to trust when something depends on it. Three examples of what a month can bring.',
  projects: [
    {
      title: 'The lemonade stand that breaks even',
      tool: 'Pencil and table',
      text: 'What does one cup cost? How many must be sold before the first dollar is earned? Your child sets the price and defends it.',
      learns: 'Multiplying and dividing with a purpose; what a remainder means.',
      snippet: {
        kind: 'notes',
        lines: [
          'lemons 6, sugar 2, cups 4',
          '6 + 2 + 4 = 12 to spend',
          '1 cup = 0.75',
          '12 ÷ 0.75 = 16',
          '17 cups and we are in business',
        ],
      },
      sample: true,
    },
    {
      title: 'A fair game of chance',
      tool: 'Dice and Scratch',
      text: 'Two dice, two players, and a suspicion: is seven cheating? A small program rolls a thousand times and settles the matter.',
      learns: 'Chance can be counted; many tries tell more than one.',
      snippet: {
        kind: 'blocks',
        blocks: [
          { text: 'repeat 1000', hue: 'control' },
          { text: 'roll both dice', hue: 'motion', depth: 1 },
          { text: 'if the sum = 7', hue: 'sense', depth: 1 },
          { text: 'change sevens by 1', hue: 'motion', depth: 2 },
        ],
      },
      sample: true,
    },
    {
      title: 'My room, one inch to the foot',
      tool: 'Grid paper',
      text: 'A floor plan with every piece of furniture to scale. Then the bed moves, on paper first.',
      learns: 'Fractions, scale and area, all in one drawing.',
      snippet: {
        kind: 'notes',
        lines: [
          'room: 10 ft × 12 ft',
          'paper: 10 in × 12 in',
          'bed: 3 ft × 6 ft → 18 sq ft',
          'free floor: 120 − 18 = 102',
        ],
      },
      sample: true,
    },
  ],
};

export const MATH_PRICE_TEXT =
  'The monthly fee is not listed on this site. Call the center and you get the fee, what it covers and the discounts that apply, before you decide anything.';

export const MATH_VISIT_TEXT = {
  title: 'When and where',
  lead: 'These are the opening hours. Which math group has a place, and at what time, the center tells you on the phone.',
} as const;
