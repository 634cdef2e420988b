import type { ProgramText, ProjectsText } from '@kidcode/school';
import { TRIAL_QUESTION } from './common-questions';

/** The specifications name the program and nothing else; examples and plan are samples (D-23). */
export const HOMEWORK_HELP: ProgramText = {
  title: 'Monthly Homework Help',
  lead: 'A table, a plan and somebody to ask. We sit beside your child, ask the next question and leave the pencil in their hand.',
  picture: {
    src: '/pictures/programs/homework-help.svg',
    alt: 'A boy writes in his notebook under a desk lamp, beside books and a ticked-off list.',
  },
  rhythm: 'Monthly program',
  plan: {
    title: 'An afternoon, minute by minute',
    lead: 'First a plan, then the hardest thing, then the rest. This is a sample; a long school day asks for a longer start.',
    steps: [
      {
        from: 0,
        to: 10,
        title: 'Land',
        text: 'A drink of water, two sentences about the day, phone in the bag.',
      },
      {
        from: 10,
        to: 15,
        title: 'Make the plan',
        text: 'Everything that is due goes on one list, with a guess how long it takes.',
      },
      {
        from: 15,
        to: 40,
        title: 'The hardest first',
        text: 'One task, one helper nearby. We ask what the question wants before we look at the answer.',
      },
      { from: 40, to: 45, title: 'Stand up', text: 'Five minutes away from the table.' },
      {
        from: 45,
        to: 55,
        title: 'The rest',
        text: 'Short tasks and reading. What is left is marked, not hidden.',
      },
      {
        from: 55,
        to: 60,
        title: 'Pack the bag',
        text: 'Check the list, pack for tomorrow, one line for the parents.',
      },
    ],
    sample: true,
  },
  questions: [
    {
      question: 'Do you do the homework for them?',
      answer:
        'No. We read the task together, ask the next question and look for the first wrong step. The pencil stays in your child’s hand.',
    },
    {
      question: 'Which subjects can you help with?',
      answer:
        'Tell us what your child brings home. We will say honestly what we can help with well and what we cannot.',
    },
    TRIAL_QUESTION,
    {
      question: 'What if there is no homework that day?',
      answer:
        'Then there is time for the thing that was too fast at school: reading, times tables, or a small coding project.',
    },
  ],
  nextStep: {
    title: 'Try one afternoon, with tonight’s homework',
    text: 'The trial is free. Bring the bag as it is.',
  },
};

export const HOMEWORK_EXAMPLES: ProjectsText = {
  title: 'What a child takes home',
  lead: 'Finished worksheets, yes. But also three things that help on the evenings when we are not there.',
  projects: [
    {
      title: 'A plan that survives Wednesday',
      tool: 'Paper planner',
      text: 'One list for the week, with a guess and the real time beside it. After some weeks the guesses get good.',
      learns: 'How long things take; where to start.',
      snippet: {
        kind: 'notes',
        lines: [
          'math p. 42: guess 20 min, was 25',
          'read 10 pages: guess 15, was 12',
          'science poster: start, do not finish',
          'spelling: ask someone at home',
        ],
      },
      sample: true,
    },
    {
      title: 'Word problems, taken apart',
      tool: 'Pencil, two colors',
      text: 'One color for what we know, one for what is asked. What remains is a sum that the child can already do.',
      learns: 'Reading a question before answering it.',
      snippet: {
        kind: 'notes',
        lines: [
          'know: 3 boxes, 12 pens each',
          'know: 7 pens are dry',
          'asked: pens that write',
          '3 × 12 − 7 = 29',
        ],
      },
      sample: true,
    },
    {
      title: 'Flash cards that ask back',
      tool: 'Scratch',
      text: 'Vocabulary or times tables as a small quiz that repeats what went wrong. Made by the child who needs it.',
      learns: 'Practice works when it is about the gaps.',
      snippet: {
        kind: 'blocks',
        blocks: [
          { text: 'ask “7 × 8?” and wait', hue: 'event' },
          { text: 'if the answer = 56', hue: 'sense' },
          { text: 'put the card away', hue: 'motion', depth: 1 },
          { text: 'else: ask again later', hue: 'control' },
        ],
      },
      sample: true,
    },
  ],
};

/** What a parent can expect, and what not. */
export const HOMEWORK_DEAL = {
  title: 'The deal',
  sample: true,
  ourPart: {
    title: 'What we do',
    items: [
      'Sit close by and ask the next question',
      'Keep the plan and the time',
      'Tell you what was hard',
      'Say when something is beyond us',
    ],
  },
  notOurPart: {
    title: 'What we do not do',
    items: ['Write the answer', 'Promise a grade', 'Replace the teacher', 'Keep a tired child at the table'],
  },
} as const;

export const HOMEWORK_PRICE_TEXT =
  'The monthly fee is not listed on this site. Call the center and you get the fee, the times and the discounts that apply, before you decide anything.';

export const HOMEWORK_VISIT_TEXT = {
  title: 'When and where',
  lead: 'These are the opening hours. Which afternoons have a place the center tells you on the phone.',
} as const;
