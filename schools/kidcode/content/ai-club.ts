import type { ProgramText, ProjectsText } from '@kidcode/school';
import { BEGINNER_QUESTION, TRIAL_QUESTION } from './common-questions';

/** The specifications name the program and its online form; projects and plan are samples (D-23). */
export const AI_CLUB: ProgramText = {
  title: 'Monthly AI Kids Club',
  lead: 'Children already talk to machines that answer. Here they learn how the answers are made, build small ones themselves, and find out when not to believe them.',
  picture: {
    src: '/pictures/programs/ai-club.svg',
    alt: 'Two children talk with a friendly robot that answers in a speech bubble.',
  },
  rhythm: 'Monthly club',
  plan: {
    title: 'A club meeting, minute by minute',
    lead: 'Half of the time is talking: with each other, and about the machine. This is a sample meeting.',
    steps: [
      {
        from: 0,
        to: 10,
        title: 'The odd answer',
        text: 'One strange answer from a machine. Who can explain how it came about?',
      },
      {
        from: 10,
        to: 20,
        title: 'How it works',
        text: 'One idea, played with cards and string before it is shown on a screen.',
      },
      {
        from: 20,
        to: 45,
        title: 'Build and train',
        text: 'In pairs: collect examples, train, test. Then try to fool it.',
      },
      {
        from: 45,
        to: 55,
        title: 'Fair or not?',
        text: 'Whom does it get wrong, and why? The group suggests better examples.',
      },
      {
        from: 55,
        to: 60,
        title: 'One rule for home',
        text: 'Each child writes down one rule for using AI, and takes it home.',
      },
    ],
    sample: true,
  },
  questions: [
    {
      question: 'Will my child just chat with a robot?',
      answer:
        'No. Chatting is the part that everyone knows already. In the club children look at examples, train small models, test them and talk about what went wrong.',
    },
    BEGINNER_QUESTION,
    {
      question: 'How do you keep it safe?',
      answer:
        'Ask us about it, and ask for details: which tools are in use this month, and what they are allowed to see. In the free trial you can sit down and look at them yourself.',
    },
    TRIAL_QUESTION,
    {
      question: 'What is the difference to the AI courses?',
      answer:
        'The club is a monthly program that goes on. AI Exploration and AI Website are short courses on one subject. Some children do a course first and stay for the club.',
    },
  ],
  nextStep: {
    title: 'Let your child ask the hard questions',
    text: 'One free meeting of the club shows whether it is the right place for them.',
  },
};

export const AI_CLUB_PROJECTS: ProjectsText = {
  title: 'What club members build',
  lead: 'Small machines that learn. Every one of them fails in an interesting way, and that is the point.',
  projects: [
    {
      title: 'The snack judge',
      tool: 'Picture training tool',
      text: 'A camera program that tells apples from balls. It is proud of itself until somebody shows it a red ball.',
      learns: 'A machine knows only what its examples showed.',
      snippet: {
        kind: 'code',
        language: 'Python',
        lines: [
          'guess = model.look(camera)',
          '# red and round is not enough',
          'if guess.name == "apple":',
          '    print("Healthy!")',
          'else:',
          '    print("Please do not eat this.")',
        ],
      },
      sample: true,
    },
    {
      title: 'A helper with manners',
      tool: 'Chat assistant, Python',
      text: 'Children write the instructions for an assistant that explains dinosaurs to a five-year-old, and says so when it does not know.',
      learns: 'How a question is asked changes the answer.',
      snippet: {
        kind: 'notes',
        lines: [
          'Use short sentences.',
          'Say “I am not sure” when you are not.',
          'Never invent a dinosaur.',
          'Tested by: my little brother',
        ],
      },
      sample: true,
    },
    {
      title: 'Rock, paper, prediction',
      tool: 'Scratch',
      text: 'A game that watches what you choose and guesses what you choose next. After twenty rounds it gets uncanny.',
      learns: 'Patterns give us away; data is made of habits.',
      snippet: {
        kind: 'blocks',
        blocks: [
          { text: 'when the player chooses', hue: 'event' },
          { text: 'add choice to memory', hue: 'control' },
          { text: 'find what came next last time', hue: 'sense' },
          { text: 'choose what beats it', hue: 'motion' },
        ],
      },
      sample: true,
    },
  ],
};

/** What the club comes back to, whatever it builds. */
export const AI_CLUB_RULES = {
  sample: true,
  title: 'Four questions we ask every machine',
  lead: 'Tools change every month. The questions stay.',
  rules: [
    {
      title: 'Who taught you?',
      text: 'Every model learned from somebody’s examples. Children look at them first.',
    },
    { title: 'How sure are you?', text: 'A machine that never doubts is the one to doubt.' },
    {
      title: 'Who is left out?',
      text: 'If it works for us, does it work for a child who looks or speaks differently?',
    },
    { title: 'Can I check it?', text: 'A book, a person, an experiment: there is always a second source.' },
  ],
} as const;

export const AI_CLUB_PRICE_TEXT =
  'The monthly fee of the club is not listed on this site. Ask and you get it together with what it covers, before you decide anything.';

export const AI_CLUB_VISIT_TEXT = {
  title: 'When and where the club meets',
  lead: 'These are the opening hours. The club’s own times are not listed here: the center tells you which group has a place.',
} as const;

export const AI_CLUB_COURSES_TEXT = {
  title: 'Two short AI courses, with fixed times',
  lead: 'For a child who wants a beginning and an end. These courses are specialized programs of their own.',
  caption: 'AI courses',
} as const;
