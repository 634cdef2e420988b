import type { AskText, ProgramText } from '@kidcode/school';

/** The specifications name the program and nothing else; the plan is a sample (D-23). */
export const PARENT_YOGA: ProgramText = {
  title: 'Adult and Parent Yoga',
  lead: 'For once the grown-ups are the ones who learn something new. Slow yoga for parents and other adults, at the place where your child learns.',
  picture: {
    src: '/pictures/programs/parent-yoga.svg',
    alt: 'A parent sits calmly on a yoga mat between two plants.',
  },
  rhythm: 'For adults',
  plan: {
    title: 'An hour on the mat',
    lead: 'A sample hour. Nobody has to touch their toes.',
    steps: [
      { from: 0, to: 10, title: 'Arrive', text: 'Phones away. Sit, breathe, and let the day be over.' },
      {
        from: 10,
        to: 25,
        title: 'Warm up',
        text: 'Neck, shoulders, back: the places where a desk leaves its mark.',
      },
      {
        from: 25,
        to: 45,
        title: 'Standing',
        text: 'A short sequence, repeated until you need not think about it.',
      },
      { from: 45, to: 55, title: 'Floor', text: 'Slow stretches. You decide how far.' },
      { from: 55, to: 60, title: 'Rest', text: 'Five minutes in which nobody needs anything from you.' },
    ],
    sample: true,
  },
  questions: [
    {
      question: 'I have never done yoga.',
      answer: 'Say so when you ask for a place. Then you learn which hour suits a beginner.',
    },
    {
      question: 'Can I come while my child is in class?',
      answer:
        'That is the idea, but it depends on the times of both. Tell us your child’s class, and the center looks for a match.',
    },
    {
      question: 'I have a bad back. May I join?',
      answer:
        'Ask your doctor first, and tell the teacher before the hour begins. An honest no is better than a pose that hurts.',
    },
  ],
  nextStep: {
    title: 'And something for your child?',
    text: 'Coding, AI, games, math: one free class shows what they like.',
  },
};

export const YOGA_BRING = {
  title: 'Come as you are',
  lead: 'There is very little to prepare.',
  items: [
    { title: 'Clothes you can sit in', text: 'Nothing new. Nothing tight.' },
    { title: 'A mat, if you own one', text: 'If you do not, ask the center whether there is one to borrow.' },
    { title: 'Water', text: 'And an hour without plans.' },
  ],
} as const;

export const YOGA_ASK: AskText = {
  title: 'Ask for times and fees',
  lead: 'Neither is listed on this site. The center tells you when the next hour is and what it costs.',
  tellTitle: 'Tell us',
  tell: [
    'Which evenings or mornings you are free',
    'Whether you have done yoga before',
    'Whether your child has a class with us',
    'Anything the teacher should know',
  ],
  subject: 'Adult and parent yoga',
};
