import type { AskText, ProgramText } from '@kidcode/school';

/** The specifications name the service and nothing else; uses and plan are samples (D-23). */
export const EVENT_RENTALS: ProgramText = {
  title: 'Event Rentals',
  lead: 'When no class needs it, our center can be yours: for a club meeting, a robotics team, a talk for parents or a quiet family party.',
  picture: {
    src: '/pictures/programs/event-rentals.svg',
    alt: 'A party room with string lights, a screen, two tables, blocks and a robot.',
  },
  rhythm: 'By appointment',
  plan: {
    title: 'How a rental runs',
    lead: 'A sample of a three-hour evening, so that you can plan your own.',
    steps: [
      {
        from: 0,
        to: 30,
        title: 'Keys and setup',
        text: 'We open, show you the lights and the screen, and move tables with you.',
      },
      {
        from: 30,
        to: 150,
        title: 'Your event',
        text: 'The room is yours. Somebody from the center can be reached.',
      },
      {
        from: 150,
        to: 180,
        title: 'Clear and close',
        text: 'Chairs back, bottles out, a short look around together.',
      },
    ],
    sample: true,
  },
  questions: [
    {
      question: 'When can the rooms be rented?',
      answer:
        'Tell us the date you wish for. The opening hours on this page show when classes may be running.',
    },
    {
      question: 'Can we use the computers and robots?',
      answer: 'Ask for what you need. What can be used depends on the event and on who is there to help.',
    },
    {
      question: 'Is the rental only for families of the school?',
      answer: 'No. Tell us who you are and what you plan, and you get an answer.',
    },
  ],
  nextStep: {
    title: 'Bring your children to see the room',
    text: 'A free trial class is a nice way to do both at once.',
  },
};

/** What a room like this is good for. */
export const RENTAL_USES = {
  title: 'What fits in here',
  lead: 'Examples of evenings that suit a room with tables, sockets and a screen.',
  sample: true,
  uses: [
    {
      title: 'A robotics team',
      text: 'Practice with space on the floor and nobody who trips over the cables.',
      who: 'Teams',
    },
    {
      title: 'A parents’ evening',
      text: 'Forty minutes of talk, an hour of questions, chairs that are already there.',
      who: 'Schools',
    },
    { title: 'A club meeting', text: 'Chess, books, model trains, ham radio.', who: 'Clubs' },
    {
      title: 'A family party',
      text: 'Grandparents at the table, children at the screens, all in one room.',
      who: 'Families',
    },
    { title: 'A small workshop', text: 'Your subject, our tables.', who: 'Neighbors' },
  ],
} as const;

export const RENTAL_ASK: AskText = {
  title: 'Ask for a date',
  lead: 'Rental fees and free dates are not listed on this site. With these facts the center can answer at once.',
  tellTitle: 'Have this ready',
  tell: [
    'Date, start and end, with time to set up',
    'What you plan, in one sentence',
    'How many people, and how many of them are children',
    'What you need: tables, screen, sound',
  ],
  subject: 'Event rental',
};
