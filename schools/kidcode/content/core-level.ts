import type { Picture, Project } from '@kidcode/school';

/** What one month of the online core program looks like. The specifications name none of it: samples (D-28). */
export interface CoreLevelText {
  readonly lead: string;
  readonly picture: Picture;
  readonly ideas: readonly string[];
  /** Four weeks, two classes each. */
  readonly weeks: readonly [string, string, string, string];
  readonly project: Project;
  readonly sample: true;
}

const BLOCK_CODE: Picture = {
  src: '/pictures/programs/core.svg',
  alt: 'A girl stands near the top of a staircase of six block towers, reaching for the flag.',
};

export const CORE_LEVEL_TEXTS: Readonly<Record<string, CoreLevelText>> = {
  'level-1': {
    lead: 'The first month. Blocks of code snap together like bricks, and a picture starts to move.',
    picture: BLOCK_CODE,
    ideas: ['Steps in order', 'Events: what starts what', 'Looking for a mistake calmly'],
    weeks: [
      'Meet the tool and make something move',
      'Two characters that talk to each other',
      'A second scene, and sounds',
      'Finish the story and show it',
    ],
    project: {
      title: 'The fox who could not whisper',
      tool: 'Scratch',
      text: 'A story in three scenes with animals that walk, talk and wait for each other.',
      learns: 'A program does exactly what it is told, in exactly that order.',
      snippet: {
        kind: 'blocks',
        blocks: [
          { text: 'when this scene starts', hue: 'event' },
          { text: 'glide 1 second to the tree', hue: 'motion' },
          { text: 'say “HELLO!” for 2 seconds', hue: 'sense' },
          { text: 'wait 1 second', hue: 'control' },
          { text: 'switch to the next scene', hue: 'motion' },
        ],
      },
      stage: {
        rows: [
          '............',
          '.*..........',
          '.....===....',
          '....=====...',
          '..@..=#=..@.',
          '......#.....',
          '============',
        ],
        alt: 'A story on a stage: two characters stand left and right of a tree.',
      },
      sample: true,
    },
    sample: true,
  },
  'level-2': {
    lead: 'The program begins to decide for itself: again and again, and only if.',
    picture: {
      src: '/pictures/programs/game-development.svg',
      alt: 'A smiling game controller with a robot jumping across platforms towards a flag above it.',
    },
    ideas: ['Loops that repeat', 'Conditions that choose', 'Testing with other people'],
    weeks: [
      'Draw a maze and move through it',
      'Walls that stop you',
      'Doors, keys and surprises',
      'Let others play, then mend it',
    ],
    project: {
      title: 'The maze that plays back',
      tool: 'Scratch',
      text: 'A maze with walls that push back, keys that open doors and a way out that is not obvious.',
      learns: 'A loop asks the same question many times; a condition acts on the answer.',
      snippet: {
        kind: 'blocks',
        blocks: [
          { text: 'when the green flag is clicked', hue: 'event' },
          { text: 'forever', hue: 'control' },
          { text: 'if touching the wall?', hue: 'sense', depth: 1 },
          { text: 'go back to the start', hue: 'motion', depth: 2 },
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
    sample: true,
  },
  'level-3': {
    lead: 'A real game needs a score, lives and a reason to try again. This month your child builds all three.',
    picture: {
      src: '/pictures/programs/game-development.svg',
      alt: 'A smiling game controller with a robot jumping across platforms towards a flag above it.',
    },
    ideas: ['Variables that remember', 'Copies of one thing', 'A rule for winning and one for losing'],
    weeks: [
      'A player that jumps',
      'Score and lives',
      'A second, harder level',
      'Balance it: not too easy, not unfair',
    ],
    project: {
      title: 'Star catcher',
      tool: 'Scratch',
      text: 'Stars fall, meteors too. Catch one kind, dodge the other, and beat your own best.',
      learns: 'A variable is a labeled box: the program can look inside and change it.',
      snippet: {
        kind: 'blocks',
        blocks: [
          { text: 'set score to 0', hue: 'control' },
          { text: 'repeat until lives = 0', hue: 'control' },
          { text: 'if a star is caught', hue: 'sense', depth: 1 },
          { text: 'change score by 10', hue: 'motion', depth: 2 },
        ],
      },
      stage: {
        rows: [
          '..*......*..',
          '............',
          '.....*......',
          '.#.......*..',
          '........#...',
          '.....@......',
          '============',
        ],
        alt: 'A game: stars and two dark rocks fall, and a red hero waits below.',
      },
      sample: true,
    },
    sample: true,
  },
  'level-4': {
    lead: 'Code leaves the page. A virtual robot drives, measures and decides, first with blocks and then in writing.',
    picture: {
      src: '/pictures/programs/technology-workshop.svg',
      alt: 'A workshop guest works on a smiling circuit board that lights a bulb.',
    },
    ideas: ['Sensors as questions', 'From blocks to written code', 'Angles and distances'],
    weeks: [
      'Drive a square',
      'Stop before the wall',
      'Follow a line',
      'Find the way through an unknown course',
    ],
    project: {
      title: 'The robot that finds its way',
      tool: 'VEX VR',
      text: 'A virtual robot reaches the goal on a course that nobody told it about.',
      learns: 'A plan has to work in places its maker has not seen.',
      snippet: {
        kind: 'code',
        language: 'Python',
        lines: [
          'while not at_goal():',
          '    if distance.found_object():',
          '        turn_right(90)',
          '    else:',
          '        drive_forward(10)',
        ],
      },
      stage: {
        rows: [
          '############',
          '#@---......#',
          '#...-..##..#',
          '#.#.-......#',
          '#.#.-----F.#',
          '############',
        ],
        alt: 'A robot course from above: the way turns twice between obstacles and ends at a flag.',
      },
      sample: true,
    },
    sample: true,
  },
  'level-5': {
    lead: 'How does a computer tell a cat from a dog? Your child trains one, and finds out where it goes wrong.',
    picture: {
      src: '/pictures/programs/ai-course.svg',
      alt: 'A girl shows a cat card to a computer that sorts pictures into cats and stars.',
    },
    ideas: ['Learning from examples', 'Testing with new pictures', 'When not to trust an answer'],
    weeks: [
      'Collect and label pictures',
      'Train a first model',
      'Trick it, then train it better',
      'Build a small program around it',
    ],
    project: {
      title: 'The picture sorter',
      tool: 'Python and AI tools',
      text: 'A program that sorts drawings into piles, and says how sure it is.',
      learns: 'A model is only as fair as the examples it was given.',
      snippet: {
        kind: 'code',
        language: 'Python',
        lines: [
          '# how sure must it be?',
          'if guess.sure > 80:',
          '    print("This is a", guess.name)',
          'else:',
          '    print("I do not know yet.")',
        ],
      },
      sample: true,
    },
    sample: true,
  },
  'level-6': {
    lead: 'The last month belongs to your child: an idea, a plan, four weeks and a show at the end.',
    picture: {
      src: '/pictures/programs/trial-class.svg',
      alt: 'A robot in an open door gives a child with a backpack a high five.',
    },
    ideas: ['Turning an idea into steps', 'Leaving things out', 'Presenting to others'],
    weeks: [
      'Choose, draw and plan',
      'Build the smallest version',
      'Make it better, ask for help',
      'Show it to family and group',
    ],
    project: {
      title: 'Something nobody has thought of',
      tool: 'Any tool from levels 1 to 5',
      text: 'A game, a robot, a story or something in between. The plan is on paper before the first line of code.',
      learns: 'Finishing is a skill, too.',
      snippet: {
        kind: 'notes',
        lines: [
          'My idea: a quiz about my street',
          'Must have: 10 questions',
          'Nice to have: music',
          'Not now: two players',
          'Show it to: Grandma',
        ],
      },
      sample: true,
    },
    sample: true,
  },
};

export const CORE_LEVEL_COMMON = {
  weeksTitle: 'Four weeks',
  ideasTitle: 'Ideas of the month',
  makesTitle: 'What comes out',
  followsLead: 'What the children make in this month follows here. Until then we gladly tell you.',
  nextStep: {
    title: 'Not sure which level fits?',
    text: 'The free trial finds out. It takes one class and no credit card.',
  },
} as const;
