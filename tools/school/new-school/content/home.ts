import type { PopupText } from '@kidcode/school';

export const LEARNING_PATH = {
  title: 'Which class is right?',
  lead: 'Ask us, or look around by yourself.',
  finder: {
    title: 'Choose by interest',
    text: 'A few questions lead to a class.',
    action: 'Find a class',
  },
  consultation: {
    title: 'Talk to us',
    text: 'Tell us what your child likes.',
    action: 'Ask for a talk',
    to: '/?dialog=consultation',
  },
  assistant: {
    title: 'Ask the assistant',
    text: 'It answers from the pages of this site, day and night.',
    action: 'Ask a question',
  },
  contact: { title: 'Call us', text: 'A person answers,', call: 'Call', message: 'Message' },
} as const;

export const LEARNING_OPTIONS = {
  title: 'Where children learn',
  lead: 'At our center, in small groups.',
  choose: { label: 'Find the center', to: '/learning-centers' },
  options: [
    {
      id: 'in-center',
      title: 'At the center',
      text: 'Classes with a teacher beside every child.',
      picture: '/pictures/programs/technology-workshop.svg',
      links: [{ label: 'The center', to: '/learning-centers' }],
    },
  ],
} as const;

/** What children work with. */
export const ENGAGING_TOOLS = {
  title: 'What children work with',
  center: { lead: 'At {branch}:', tools: [{ name: 'Code', makes: 'programs of their own' }] },
  online: { lead: '', tools: [] },
} as const;

export const PROGRAM_LAUNCH: PopupText | null = null;

export const OFFER: PopupText | null = null;

export const AT_A_GLANCE = {
  title: 'In short',
  ages: { label: 'Ages', note: 'Ask us about your child' },
  places: { label: 'Centers', note: 'Hours and the way there' },
  trial: { label: 'Before you decide', value: 'Visit us', note: 'Ask for a day' },
} as const;
