import type { OnlineSectionText } from '@kidcode/school';

export const LEARNING_CENTERS = {
  title: 'Find your learning center',
} as const;

/** The finder inside the home page. */
export const CENTERS_SECTION = {
  title: 'A center near you',
  lead: 'See where we are, how far it is from your door, and when someone is there.',
} as const;

/** What stands under the fragment `#online`. */
export const ONLINE_SECTION: OnlineSectionText | null = {
  title: 'No center near you? Learn online',
  text: 'Live classes with a teacher on screen, from your own table. The same projects as at the centers, from anywhere in the USA.',
  links: [
    { label: 'Online programs', to: '/programs/online/core' },
    { label: 'Online camps', to: '/online-camps' },
  ],
};

export const CENTERS_NEXT_STEP = {
  title: 'Come and try a class',
  text: 'A free trial shows you the room, the teacher and what your child makes there.',
} as const;
