/** One scene of the hero's carousel: what a child makes here. */
export interface HeroScene {
  readonly picture: string;
  readonly alt: string;
  readonly caption: string;
}

export const HERO_SCENES: readonly HeroScene[] = [
  {
    picture: '/pictures/hero/robot-arm.svg',
    alt: 'A robot arm puts one block on another while a girl steers it.',
    caption: 'A crane for the quay, small size',
  },
  {
    picture: '/pictures/hero/drone-map.svg',
    alt: 'A drone crosses a folded map along a dotted line.',
    caption: 'A course over the bay',
  },
  {
    picture: '/pictures/hero/block-code.svg',
    alt: 'A robot dances to a program of coloured blocks.',
    caption: 'A sailor’s hornpipe in code',
  },
];

/** Milliseconds between two scenes. */
export const SCENE_DELAY = 5000;

/** What children of the school's ages do here, in the hero's lead. */
export const HERO_WHAT = 'build games, lamps and boats eight to a bench';

/** The hero's two buttons. */
export const HERO_ACTIONS = {
  trial: { label: 'Look in for free', subtitle: 'One afternoon at the bench', to: '/?dialog=trial' },
  enroll: { label: 'Take a place', subtitle: 'Choose your weekday', to: '/?dialog=enroll' },
} as const;

/** Where the promotion banner leads; the school has none. */
export const PROMOTION_LINK = '/pricing/discounts-promotions';
