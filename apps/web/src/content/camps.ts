import type { CampSeason } from '@kidcode/scheduling';

interface CampCopy {
  readonly subtitle: string;
  readonly picture: string;
  readonly pictureAlt: string;
  /** Overview tab: what this camp is. */
  readonly intro: string;
}

/** Words of the camp pages. Facts - dates, ages, hours, prices - come from the libraries, never from here. */
export const CAMP_COPY: Readonly<Record<CampSeason, CampCopy>> = {
  winter: {
    subtitle: 'Two weeks of winter break, two big themes: robots that think, and games your child designs.',
    picture: '/pictures/programs/camps-winter.svg',
    pictureAlt: 'A snowman robot with a hat and scarf holds a building block among snowy pines.',
    intro:
      'Each week has one theme and ends with something your child can show. Come for one week or for both; every week stands on its own.',
  },
  summer: {
    subtitle: 'Ten weeks from first lines of code to the Innovation Fair, month by month.',
    picture: '/pictures/programs/camps-summer.svg',
    pictureAlt: 'A child codes on a laptop beside a red tent with a robot inside, the sun behind the hills.',
    intro:
      'June lays foundations, July is for trying out, and in August everything comes together. The last week is an Innovation Fair.',
  },
  spring: {
    subtitle: 'One week in spring. Dates are set; themes, hours and prices follow.',
    picture: '/pictures/programs/camps-spring.svg',
    pictureAlt: 'A robot waters flowers with code brackets in their centres.',
    intro: 'The week and the ages are set. We publish themes, hours and prices before registration opens.',
  },
};

interface Scene {
  readonly src: string;
  readonly alt: string;
}

/** One scene for each part of a season: winter's weeks, summer's months. */
export const PART_SCENES: Readonly<Record<CampSeason, readonly Scene[]>> = {
  winter: [
    {
      src: '/pictures/hero/robot-arm.svg',
      alt: 'A girl with a remote control steers a smiling robot arm that stacks colourful building blocks.',
    },
    {
      src: '/pictures/hero/game-level.svg',
      alt: 'A girl places a tile in her own game level while a small robot jumps for coins under the moon.',
    },
  ],
  summer: [
    {
      src: '/pictures/hero/block-code.svg',
      alt: 'A child adds a code block to a program that makes a robot dance.',
    },
    {
      src: '/pictures/hero/neural-net.svg',
      alt: 'Two children watch a neural network recognise the picture of a cat and tell a robot the answer.',
    },
    {
      src: '/pictures/hero/team-table.svg',
      alt: 'Four children with laptops and blocks work together around a robot at a table.',
    },
  ],
  spring: [],
};

/** The curriculum pages stand on another site; each theme has its own. */
const CURRICULUM_ORIGIN = 'https://example.com/curriculum';

/** The external curriculum page of a week's theme (specification 2, section 2, Themes tab). */
export const curriculumUrl = (season: CampSeason, group: string, week: number): string =>
  `${CURRICULUM_ORIGIN}/${season}-camp/${group.toLowerCase()}/week-${week}`;

interface ToolCategory {
  readonly title: string;
  readonly text: string;
  readonly tools: readonly string[];
  /** The specifications name categories but not their contents (D-23). */
  readonly sample: true;
}

/** Technology tab. */
export const TOOL_CATEGORIES: readonly ToolCategory[] = [
  {
    title: 'Block coding',
    text: 'Drag, drop, run: where most Juniors begin.',
    tools: ['ScratchJr', 'Scratch'],
    sample: true,
  },
  {
    title: 'Text coding',
    text: 'Typing real programs, line by line.',
    tools: ['Python', 'Lua'],
    sample: true,
  },
  {
    title: 'Game design',
    text: 'Worlds with rules of their own.',
    tools: ['Roblox Studio', 'Minecraft modding'],
    sample: true,
  },
  {
    title: 'Robotics',
    text: 'Code that moves something.',
    tools: ['VEX VR', 'Sphero BOLT'],
    sample: true,
  },
  {
    title: 'AI and machine learning',
    text: 'Teach a machine with examples, then test it.',
    tools: ['Image classifiers', 'AI website tools'],
    sample: true,
  },
];

/** How a registration goes, from this page to the portal. */
export const REGISTRATION_STEPS = [
  { title: 'Choose your weeks', text: 'The price follows every choice, with its discount and its reason.' },
  { title: 'Press Register Now', text: 'We make your registration link with exactly that price in it.' },
  {
    title: 'Finish on the enrollment portal',
    text: 'It opens in a new tab. There you tell us about your child, dietary restrictions included.',
  },
] as const;
