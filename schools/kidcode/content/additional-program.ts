import type { AdditionalProgramText } from '@kidcode/school';

/** The specifications name the program and nothing else; the plan of the evening is a sample (D-23). */
export const ADDITIONAL_PROGRAM_TEXTS: Readonly<Record<string, AdditionalProgramText>> = {
  'parent-night': {
    lead: 'They stay and build, you go out. An evening of making, games and friends for the children, and an evening off for you.',
    picture: {
      src: '/pictures/programs/parent-night.svg',
      alt: 'A child and a robot wave from the lit window of the center at night.',
    },
    rhythm: 'Single evenings',
    plan: {
      title: 'How the evening can go',
      lead: 'A sample evening of three hours. The real program is told when a date is set.',
      steps: [
        {
          from: 0,
          to: 20,
          title: 'Arrive',
          text: 'Shoes, names, who picks up whom. Then a first game on the floor.',
        },
        {
          from: 20,
          to: 80,
          title: 'Build something',
          text: 'One project for all ages: the big ones program it, the small ones decide what it does.',
        },
        { from: 80, to: 110, title: 'Eat and rest', text: 'Everyone at one table.' },
        { from: 110, to: 165, title: 'Play', text: 'Games that the children made, on the big screen.' },
        {
          from: 165,
          to: 180,
          title: 'Pick up',
          text: 'Coats on, project in the bag, one story for the way home.',
        },
      ],
      sample: true,
    },
    you: {
      title: 'For you',
      text: 'Dinner, a film, or two hours of nothing at all. Your phone stays on, ours has the number.',
    },
    kids: {
      title: 'For them',
      text: 'Not a waiting room: a project, other children, and somebody who knows how the robot works.',
    },
    ask: {
      title: 'Ask for the next evening',
      lead: 'Dates and fees are not listed on this site. The center tells you the next evening and what it costs.',
      tellTitle: 'Good to know before you call',
      tell: [
        'How many children, and how old they are',
        'Who may pick them up',
        'What they must not eat',
        'What helps when somebody is tired',
      ],
      subject: 'Parent Night Out',
    },
    questions: [
      {
        question: 'Does my child have to be enrolled in a program?',
        answer: 'Ask when you call: it can depend on how many places an evening has.',
      },
      {
        question: 'Can brothers and sisters come together?',
        answer: 'Tell us all their ages, and we say whether the evening suits each of them.',
      },
      {
        question: 'What if my child wants to go home early?',
        answer: 'Then we call you. Please leave a number where you really answer.',
      },
    ],
    nextStep: {
      title: 'Would they like to know us first?',
      text: 'A free trial class is a good way to see the place by daylight.',
    },
  },
};
