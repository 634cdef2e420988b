import type { ProgramText, ProjectsText } from '@kidcode/school';
import { BEGINNER_QUESTION, BRING_QUESTION, TRIAL_QUESTION } from './common-questions';

/** Courses: specification 1, section 9. Projects and plan are samples (D-23). */
export const GAME_DEVELOPMENT: ProgramText = {
  title: 'Game Development',
  lead: 'Playing a game takes an afternoon. Making one takes a plan, patience and other people who try it. Four courses, from the first Scratch game to Roblox scripts.',
  picture: {
    src: '/pictures/programs/game-development.svg',
    alt: 'A smiling game controller with a robot jumping across platforms towards a flag above it.',
  },
  rhythm: 'Short courses, two classes a week',
  plan: {
    title: 'A game-making class, minute by minute',
    lead: 'Make a little, play a little, change one thing. This is a sample class.',
    steps: [
      {
        from: 0,
        to: 5,
        title: 'Play what we have',
        text: 'Last week’s version, played by somebody else. One wish, one bug.',
      },
      {
        from: 5,
        to: 15,
        title: 'The trick of the day',
        text: 'Gravity, a timer, a moving platform: the teacher builds it live.',
      },
      {
        from: 15,
        to: 45,
        title: 'Into your own game',
        text: 'Everyone adds the trick to a game that only they have.',
      },
      {
        from: 45,
        to: 55,
        title: 'Play test',
        text: 'Swap seats. Watch someone play without helping. It is hard.',
      },
      {
        from: 55,
        to: 60,
        title: 'One change for next time',
        text: 'Written down, so that it is not forgotten.',
      },
    ],
    sample: true,
  },
  questions: [
    {
      question: 'Which course comes first?',
      answer:
        'Usually Scratch Game Development: games come together fast and mistakes are easy to see. Children who have made a few games can start with Minecraft Modding or Roblox. The free trial helps to decide.',
    },
    BEGINNER_QUESTION,
    {
      question: 'Is this more screen time?',
      answer:
        'It is a different kind. In class your child draws levels on paper, explains rules, watches others play and repairs what broke. Ask us to show you in the trial.',
    },
    BRING_QUESTION,
    TRIAL_QUESTION,
  ],
  nextStep: {
    title: 'Your child has an idea for a game?',
    text: 'Bring it to the free trial. A drawing on paper is enough.',
  },
};

/** The courses that make games, from the first to the most demanding. */
export const GAME_COURSES = ['SCRATCH_GAME', 'MINECRAFT_MODDING', 'ROBLOX_GAME', 'ROBLOX_ADVANCED'] as const;

export const GAME_PROJECTS: ProjectsText = {
  title: 'From first blocks to real scripts',
  lead: 'Three games, each one step further than the one before.',
  projects: [
    {
      title: 'Jump, fox, jump',
      tool: 'Scratch',
      text: 'A platform game with gravity, coins and a fox that was drawn by hand.',
      learns: 'Coordinates, loops, and why falling speeds up.',
      snippet: {
        kind: 'blocks',
        blocks: [
          { text: 'when the space key is pressed', hue: 'event' },
          { text: 'set speed to 12', hue: 'control' },
          { text: 'repeat until on the ground', hue: 'control' },
          { text: 'change y by speed', hue: 'motion', depth: 1 },
          { text: 'change speed by −1', hue: 'motion', depth: 1 },
        ],
      },
      stage: {
        rows: [
          '............',
          '......**....',
          '....*....*..',
          '..@..##...F.',
          '.......##.##',
          '===..=======',
          '===..=======',
        ],
        alt: 'A platform level: a red hero jumps over a gap towards coins and a flag.',
      },
      sample: true,
    },
    {
      title: 'The tool that plants trees',
      tool: 'Minecraft Modding',
      text: 'A new tool for a world they know well: one swing, and a tree grows.',
      learns: 'How to add a rule to a game that somebody else made.',
      snippet: {
        kind: 'blocks',
        blocks: [
          { text: 'when a block is hit', hue: 'event' },
          { text: 'if holding the planter', hue: 'sense' },
          { text: 'place a sapling', hue: 'motion', depth: 1 },
          { text: 'grow it after 3 seconds', hue: 'control', depth: 1 },
        ],
      },
      stage: {
        rows: [
          '............',
          '..=====.....',
          '.=======....',
          '..==.==..@..',
          '....#.......',
          '....#....-..',
          '############',
        ],
        alt: 'A world of blocks: a tree has grown, and a red hero stands beside a new sapling.',
      },
      sample: true,
    },
    {
      title: 'Obstacle course with a clock',
      tool: 'Roblox, Lua',
      text: 'Moving platforms, checkpoints and a timer, written in Lua and played with friends.',
      learns: 'Functions, events, and reading somebody else’s code.',
      snippet: {
        kind: 'code',
        language: 'Lua',
        lines: [
          '-- save where the player stood',
          'checkpoint.Touched:Connect(',
          '  function(part)',
          '    local time = clock.Value',
          '    print("Saved at", time)',
          '  end)',
        ],
      },
      stage: {
        rows: [
          '...........F',
          '.........###',
          '..@...##....',
          '.###.......*',
          '......-.-...',
          '##.........#',
          '...*...*....',
        ],
        alt: 'An obstacle course of floating platforms, with a red hero near the start and a flag at the end.',
      },
      sample: true,
    },
  ],
};

export const GAME_PRICE_TEXT =
  'The course fee is not listed on this site. Call or book a consultation and you get the fee of the course, its length and the next start, before you decide anything.';

export const GAME_TIMES_TEXT = {
  title: 'Days and times',
  lead: 'Each course meets twice a week. If the listed start has passed, ask which group takes new children.',
  caption: 'Game development courses',
} as const;
