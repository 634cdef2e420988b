import type { PopupText } from '@kidcode/school';

export const LEARNING_PATH = {
  title: 'Which bench is yours?',
  lead: 'Start wherever it is easiest.',
  finder: {
    title: 'Choose by interest',
    text: 'Boats, games, wires or stories: a few questions lead to a subject.',
    action: 'Find a subject',
  },
  consultation: {
    title: 'Talk to the workshop',
    text: 'Tell us what your child likes to take apart.',
    action: 'Ask for a talk',
    to: '/?dialog=consultation',
  },
  assistant: {
    title: 'Ask the harbor master',
    text: 'An assistant that answers from the pages of this site, day and night.',
    action: 'Ask a question',
  },
  contact: { title: 'Ring us', text: 'Somebody picks up,', call: 'Call', message: 'Message' },
} as const;

export const LEARNING_OPTIONS = {
  title: 'Afternoons and whole weeks',
  lead: 'One afternoon a week through the year, or a week of mornings to evenings when school is out.',
  choose: { label: 'Choose a subject', to: '/?dialog=program' },
  options: [
    {
      id: 'in-center',
      title: 'An afternoon at the bench',
      text: 'Eight children, two grown-ups, five subjects: one for every weekday.',
      picture: '/pictures/programs/technology-workshop.svg',
      links: [
        { label: 'The subjects', to: '/programs/in-center' },
        { label: 'The timetable', to: '/class-schedule' },
      ],
    },
    {
      id: 'camps',
      title: 'A week of making',
      text: 'One week in October, four in July. At the end something floats, blinks or moves.',
      picture: '/pictures/programs/camps-summer.svg',
      links: [{ label: 'All camps', to: '/camps' }],
    },
  ],
} as const;

/** What children work with; nothing is taught online. */
export const ENGAGING_TOOLS = {
  title: 'What lies on the benches',
  center: {
    lead: 'In the workshop of {branch}:',
    tools: [
      { name: 'Block code', makes: 'stories that answer back' },
      { name: 'Small computers', makes: 'lamps, buoys, weather stations' },
      { name: 'Hulls and motors', makes: 'boats that find their course' },
      { name: 'Python', makes: 'the programs behind all of it' },
    ],
  },
  online: { lead: '', tools: [] },
} as const;

export const PROGRAM_LAUNCH: PopupText | null = {
  title: 'New on Thursdays: the Electronics Bench',
  text: 'Wires, lamps and a first small computer, for ages 10 to 14.',
  action: 'See the timetable',
  to: '/class-schedule',
};

/** There is no coupon. */
export const OFFER: PopupText | null = null;

export const AT_A_GLANCE = {
  title: 'In short',
  ages: { label: 'Ages', note: 'Explorers and Builders have a bench each' },
  places: { label: 'Workshops', note: 'Hours and the way there' },
  trial: { label: 'First afternoon', value: 'Free', note: 'Look in for free' },
} as const;
