import type { ProgramText, ProjectsText } from '@kidcode/school';
import { BEGINNER_QUESTION, BRING_QUESTION, TRIAL_QUESTION } from './common-questions';

/** Six months and ongoing enrollment: specification 1, section 1. Projects and plan are samples (D-23). */
export const CORE_PROGRAM: ProgramText = {
  title: 'Monthly Core Program',
  lead: 'Six months, one level a month. Your child starts with colorful blocks and ends with a project of their own. You can join at any time.',
  picture: {
    src: '/pictures/programs/core.svg',
    alt: 'A girl stands near the top of a staircase of six block towers, reaching for the flag.',
  },
  rhythm: 'Six months, month by month',
  plan: {
    title: 'How a class runs, minute by minute',
    lead: 'Every class has the same shape, so a shy child knows what comes next. This is a sample hour; a teacher moves the minutes when the group needs it.',
    steps: [
      {
        from: 0,
        to: 5,
        title: 'Arrive and show',
        text: 'Each child shows one thing from last time. Nobody has to talk for long.',
      },
      {
        from: 5,
        to: 15,
        title: 'One new idea',
        text: 'The teacher builds the idea of the day on the screen, slowly, with mistakes left in.',
      },
      {
        from: 15,
        to: 45,
        title: 'Build',
        text: 'Children build it into their own project. The teacher goes from seat to seat and asks before helping.',
      },
      {
        from: 45,
        to: 55,
        title: 'Break it and mend it',
        text: 'Neighbors swap places, try each other’s work and report one bug.',
      },
      {
        from: 55,
        to: 60,
        title: 'Save and tell',
        text: 'Everyone saves, and finishes the sentence: today I made it…',
      },
    ],
    sample: true,
  },
  questions: [
    {
      question: 'Do we have to start at level one, or in a certain month?',
      answer:
        'No. Enrollment is ongoing: there is no one start date to wait for. In the free trial we look at what your child already knows and find the level that fits.',
    },
    BEGINNER_QUESTION,
    TRIAL_QUESTION,
    {
      question: 'What happens after the six months?',
      answer:
        'The last month is for a project that your child plans alone. After that many children want to go deeper into one tool: the specialized programs are made for that.',
    },
    BRING_QUESTION,
  ],
  nextStep: {
    title: 'See one class before you decide on six months',
    text: 'The trial class is free. Your child makes something, you ask everything.',
  },
};

export const CORE_PROJECTS: ProjectsText = {
  title: 'What your child makes',
  lead: 'Three projects from along the way. They show how far the path goes: from dragging blocks to telling a robot where to turn.',
  projects: [
    {
      title: 'A maze that plays back',
      tool: 'Scratch',
      text: 'A cat has to find its way out. Your child draws the maze, moves the cat with the arrow keys and decides what happens at a wall.',
      learns: 'A loop checks something again and again; a condition decides.',
      snippet: {
        kind: 'blocks',
        blocks: [
          { text: 'when the green flag is clicked', hue: 'event' },
          { text: 'forever', hue: 'control' },
          { text: 'if touching the wall?', hue: 'sense', depth: 1 },
          { text: 'go back to the start', hue: 'motion', depth: 2 },
          { text: 'if touching the door?', hue: 'sense', depth: 1 },
          { text: 'say “I am out!” for 2 seconds', hue: 'motion', depth: 2 },
        ],
      },
      stage: {
        rows: [
          '###########',
          '#@--#.....#',
          '###-#.###.#',
          '#..-..#...#',
          '#.#---#.###',
          '#.###-#--F#',
          '#.....----#',
          '###########',
        ],
        alt: 'The maze from above: a red hero in the first corner, a dotted way between the walls and a flag at the exit.',
      },
      sample: true,
    },
    {
      title: 'The turtle’s bad day',
      tool: 'ScratchJr',
      text: 'An animated story in four scenes, with recorded voices. The youngest start here: no reading needed.',
      learns: 'Steps run in order, and order changes the story.',
      snippet: {
        kind: 'blocks',
        blocks: [
          { text: 'start on tap', hue: 'event' },
          { text: 'walk 4 steps', hue: 'motion' },
          { text: 'say “Oh no!”', hue: 'sense' },
        ],
      },
      sample: true,
    },
    {
      title: 'A robot that finds the way',
      tool: 'VEX VR',
      text: 'A virtual robot drives through a course and turns before it bumps.',
      learns: 'A sensor is a question the program asks the world.',
      snippet: {
        kind: 'code',
        language: 'Python',
        lines: [
          'while True:',
          '    if distance.found_object():',
          '        turn_right(90)',
          '    else:',
          '        drive_forward(10)',
        ],
      },
      sample: true,
    },
  ],
};

export const CORE_LEVELS_TEXT = {
  title: 'Six months, six levels',
  lead: 'Each month builds on the one before, and each ends with something that runs.',
  linkLabel: 'See this level',
} as const;

export const CORE_PRICE_TEXT = {
  center:
    'The monthly fee is not listed on this site. Call and you get the fee, what it covers and which discounts apply to you, before you decide anything.',
  online:
    'The monthly fee of the online program is not listed on this site. Call or book a consultation and you get the fee and every discount that applies to you, before you decide anything.',
} as const;

export const CORE_VISIT_TEXT = {
  title: 'When and where',
  lead: 'These are the opening hours. The class times of the core program depend on the level: call, and we tell you which ones have a place.',
} as const;
