import type { AskText, ProgramText, ProjectsText } from '@kidcode/school';
import { TRIAL_QUESTION } from './common-questions';

/** The specifications name the program and nothing else; projects and plan are samples (D-23). */
export const TECHNOLOGY_WORKSHOP: ProgramText = {
  title: 'Technology Workshop',
  lead: 'One topic, one sitting. Your child comes curious and goes home with something that lights up, drives or answers.',
  picture: {
    src: '/pictures/programs/technology-workshop.svg',
    alt: 'A workshop guest works on a smiling circuit board that lights a bulb.',
  },
  rhythm: 'Single workshops',
  plan: {
    title: 'A workshop, minute by minute',
    lead: 'A sample of ninety minutes.',
    steps: [
      {
        from: 0,
        to: 10,
        title: 'Take it apart',
        text: 'What is inside? Every table opens something that no longer works.',
      },
      { from: 10, to: 25, title: 'How it works', text: 'One principle, shown with things you can hold.' },
      {
        from: 25,
        to: 70,
        title: 'Build',
        text: 'In pairs, step by step, with a card for each step. Fast pairs get a harder card.',
      },
      {
        from: 70,
        to: 85,
        title: 'Try everything',
        text: 'All pairs walk around and try what the others made.',
      },
      { from: 85, to: 90, title: 'Take it home', text: 'A card says how to go on in the kitchen.' },
    ],
    sample: true,
  },
  questions: [
    {
      question: 'Is this a course?',
      answer:
        'No. A workshop stands alone. If it makes your child want more, the specialized programs take one tool further.',
    },
    {
      question: 'Can a school or a scout group book a workshop?',
      answer:
        'Call the center and tell us about the group. For classes at your school there are also our school partnership programs.',
    },
    TRIAL_QUESTION,
  ],
  nextStep: {
    title: 'No workshop date that suits?',
    text: 'A free trial class is the same curiosity, on a day of your choice.',
  },
};

export const WORKSHOP_PROJECTS: ProjectsText = {
  title: 'What comes out of a workshop',
  lead: 'Three examples. The topic changes; that something works at the end does not.',
  projects: [
    {
      title: 'A ball that draws with light',
      tool: 'Sphero BOLT',
      text: 'Roll, turn, roll. In a dark room, a photo with a long exposure shows the square it drove.',
      learns: 'Angles, and why a turn of 90 degrees is not always a corner.',
      snippet: {
        kind: 'blocks',
        blocks: [
          { text: 'set light to blue', hue: 'sense' },
          { text: 'repeat 4', hue: 'control' },
          { text: 'roll 2 seconds, turn 90°', hue: 'motion', depth: 1 },
        ],
      },
      stage: {
        rows: [
          '............',
          '..-------...',
          '..-.....-...',
          '..-.....-...',
          '..-.....-...',
          '..@------...',
          '............',
        ],
        alt: 'From above: the track of a ball that has driven a square.',
      },
      sample: true,
    },
    {
      title: 'A night light that knows when it is dark',
      tool: 'Sensor and light board',
      text: 'A light sensor, a lamp and eight blocks of code. At home it goes beside the bed.',
      learns: 'Sense, decide, act: the loop inside every machine.',
      snippet: {
        kind: 'blocks',
        blocks: [
          { text: 'forever', hue: 'control' },
          { text: 'if it is darker than 20', hue: 'sense', depth: 1 },
          { text: 'turn the lamp on, softly', hue: 'motion', depth: 2 },
          { text: 'else: turn it off', hue: 'motion', depth: 1 },
        ],
      },
      sample: true,
    },
    {
      title: 'My first web page',
      tool: 'HTML',
      text: 'A page about a pet, a street or a favorite bug, with a heading, a picture and a link.',
      learns: 'Behind every page there is text that anybody can read.',
      snippet: {
        kind: 'code',
        language: 'HTML',
        lines: ['<h1>All about my snail</h1>', '<p>He is called Turbo.</p>', '<p>He is never fast.</p>'],
      },
      sample: true,
    },
  ],
};

export const WORKSHOP_ASK: AskText = {
  title: 'Ask for the next workshop',
  lead: 'Dates, topics and fees are not listed on this site. The center tells you what comes next.',
  tellTitle: 'Tell us',
  tell: [
    'How old your child is',
    'What they have built before, if anything',
    'Which days are possible',
    'Whether friends want to come along',
  ],
  subject: 'Technology workshop',
};
