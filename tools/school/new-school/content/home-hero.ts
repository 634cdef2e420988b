/** One scene of the hero's carousel: what a child makes here. */
export interface HeroScene {
  readonly picture: string;
  readonly alt: string;
  readonly caption: string;
}

export const HERO_SCENES: readonly HeroScene[] = [
  {
    picture: '/pictures/hero/block-code.svg',
    alt: 'A robot dances to a program of coloured blocks.',
    caption: 'A first program',
  },
];

/** Milliseconds between two scenes. */
export const SCENE_DELAY = 5000;

/** What children of the school's ages do here, in the hero's lead. */
export const HERO_WHAT = 'learn to write programs of their own';

/** The hero's two buttons. */
export const HERO_ACTIONS = {
  trial: { label: 'Visit us', subtitle: 'Ask for a day', to: '/?dialog=trial' },
  enroll: { label: 'Write to us', subtitle: 'We answer your questions', to: '/?dialog=consultation' },
} as const;

/** Where the promotion banner leads; the school has none. */
export const PROMOTION_LINK = '/contact-us';
