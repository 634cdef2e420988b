import type { AskText, ProgramText, ProjectsText } from '@kidcode/school';

/** A feature of the centers (specification 1, section 3); themes and plan are samples (D-23). */
export const BIRTHDAY_PARTIES: ProgramText = {
  title: 'Birthday Parties',
  lead: 'One table, one robot, many hands. The guests make something together, and the birthday child decides what it does.',
  picture: {
    src: '/pictures/programs/birthday-parties.svg',
    alt: 'A robot in a party hat celebrates beside a birthday cake made of building blocks and balloons.',
  },
  rhythm: 'By appointment',
  plan: {
    title: 'A party, minute by minute',
    lead: 'A sample of two hours. You know best when the cake has to come.',
    steps: [
      { from: 0, to: 15, title: 'Guests arrive', text: 'Everyone builds a name tag that blinks or moves.' },
      {
        from: 15,
        to: 60,
        title: 'The project',
        text: 'The group builds the theme of the party in small teams.',
      },
      { from: 60, to: 90, title: 'Cake', text: 'Candles, song, and time to just be a party.' },
      { from: 90, to: 110, title: 'The big run', text: 'All teams run what they built, on one table.' },
      { from: 110, to: 120, title: 'Goodbye', text: 'Shoes, coats, and a last round of waving.' },
    ],
    sample: true,
  },
  questions: [
    {
      question: 'How many guests can we bring?',
      answer:
        'It depends on the room and on the theme. Tell the center how many you think of, and you get a clear answer.',
    },
    {
      question: 'Do the guests need to know how to code?',
      answer:
        'No. The themes are made so that a child who has never done it has something that works before the cake.',
    },
    {
      question: 'Can we bring our own food and cake?',
      answer:
        'Ask the center about food and about allergies before you order the cake. At our camps, for example, all food is peanut-free.',
    },
  ],
  nextStep: {
    title: 'Not sure whether your child would like it?',
    text: 'A free trial class answers that before the invitations go out.',
  },
};

export const PARTY_THEMES: ProjectsText = {
  title: 'Three themes to start from',
  lead: 'Examples of what a table full of guests can make in under an hour.',
  projects: [
    {
      title: 'The great robot race',
      tool: 'Sphero BOLT',
      text: 'Teams program a ball that rolls, lights up and must not fall off the table. The course is built from presents.',
      learns: 'Guess, try, measure, try again.',
      snippet: {
        kind: 'blocks',
        blocks: [
          { text: 'on the count of three', hue: 'event' },
          { text: 'roll for 2 seconds at speed 60', hue: 'motion' },
          { text: 'if something bumped', hue: 'sense' },
          { text: 'flash red, turn around', hue: 'control', depth: 1 },
        ],
      },
      stage: {
        rows: [
          '############',
          '#@---..##..#',
          '####-..##..#',
          '#...----...#',
          '#..##..---F#',
          '############',
        ],
        alt: 'A race course between presents: a dotted way leads from the start to a flag.',
      },
      sample: true,
    },
    {
      title: 'A game about the birthday child',
      tool: 'Scratch',
      text: 'The hero looks familiar. Every guest adds one level, and everyone plays it at the end.',
      learns: 'Many small parts make one thing.',
      snippet: {
        kind: 'blocks',
        blocks: [
          { text: 'when the cake is touched', hue: 'event' },
          { text: 'change age by 1', hue: 'control' },
          { text: 'play everybody’s cheer', hue: 'motion' },
        ],
      },
      stage: {
        rows: [
          '......*.....',
          '...*.....*..',
          '..........F.',
          '.@...##..###',
          '...##.......',
          '============',
        ],
        alt: 'A game level with coins, steps and a flag.',
      },
      sample: true,
    },
    {
      title: 'Escape from the dark lab',
      tool: 'Block worlds and paper clues',
      text: 'Riddles on paper, doors on the screen. Nobody gets out alone.',
      learns: 'Listening to the quiet one who has the answer.',
      snippet: {
        kind: 'notes',
        lines: [
          'clue 1: under the seventh chair',
          'clue 2: 3 × age of the birthday child',
          'clue 3: ask the robot nicely',
        ],
      },
      sample: true,
    },
  ],
};

export const PARTY_ASK: AskText = {
  title: 'Ask for a date',
  lead: 'Party prices and free dates are not listed on this site. Call or write to the center; with these facts you get an answer that you can plan with.',
  tellTitle: 'Have this ready',
  tell: [
    'The date you wish for, and a second one',
    'How old the birthday child will be',
    'How many guests, and their ages',
    'What your child is mad about right now',
  ],
  subject: 'Birthday party',
};
