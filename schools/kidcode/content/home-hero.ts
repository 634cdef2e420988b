/** One scene of the hero's carousel: what a child makes here. */
export interface HeroScene {
  readonly picture: string;
  readonly alt: string;
  readonly caption: string;
}

/** Eight scenes (specification 1, section 2, Home; the pictures are the site's own). */
export const HERO_SCENES: readonly HeroScene[] = [
  {
    picture: '/pictures/hero/block-code.svg',
    alt: 'A child adds a code block to a program that makes a robot dance.',
    caption: 'Blocks of code that make a robot dance',
  },
  {
    picture: '/pictures/hero/game-level.svg',
    alt: 'A girl places a tile in her own game level while a small robot jumps for coins under the moon.',
    caption: 'A game level of your own',
  },
  {
    picture: '/pictures/hero/neural-net.svg',
    alt: 'Two children watch a neural network recognise the picture of a cat and tell a robot the answer.',
    caption: 'An AI that learns from your pictures',
  },
  {
    picture: '/pictures/hero/robot-arm.svg',
    alt: 'A girl with a remote control steers a smiling robot arm that stacks colourful building blocks.',
    caption: 'A robot arm that does as it is told',
  },
  {
    picture: '/pictures/hero/web-page.svg',
    alt: 'A child with a laptop sits on a web page he built, which also shows on a phone.',
    caption: 'A web page for the whole family',
  },
  {
    picture: '/pictures/hero/drone-map.svg',
    alt: 'A child flies a drone along a dotted route over a folded map with two pins.',
    caption: 'A drone that follows a map',
  },
  {
    picture: '/pictures/hero/print-3d.svg',
    alt: 'A boy with goggles watches a 3-D printer build a toy rocket layer by layer.',
    caption: 'A rocket, printed layer by layer',
  },
  {
    picture: '/pictures/hero/team-table.svg',
    alt: 'Four children with laptops and blocks work together around a robot at a table.',
    caption: 'Projects that take a team',
  },
];

/** Milliseconds between two scenes. Source: specification 1, section 2, Home. */
export const SCENE_DELAY = 4000;

/** What children of the school's ages do here, in the hero's lead. */
export const HERO_WHAT = 'build games, robots and AI projects in small groups';

/** The hero's two buttons. Source: specification 1, section 2, Home. */
export const HERO_ACTIONS = {
  trial: { label: 'Book A Free Trial Class', subtitle: '100% Free • No Credit Card', to: '/?dialog=trial' },
  enroll: { label: 'Enroll Now', subtitle: 'Start Your Journey', to: '/?dialog=enroll' },
} as const;

/** Where the promotion banner leads. Source: specification 1, section 2, Home. */
export const PROMOTION_LINK = '/core-programs';
