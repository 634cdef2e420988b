import type { OnlineSectionText } from '@kidcode/school';

export const LEARNING_CENTERS = { title: 'Our learning centers' } as const;

/** The finder inside the home page. */
export const CENTERS_SECTION = {
  title: 'The nearest center',
  lead: 'How far it is, and when the door is open.',
} as const;

/** Nothing is taught online. */
export const ONLINE_SECTION: OnlineSectionText | null = null;

export const CENTERS_NEXT_STEP = {
  title: 'Look in before you decide',
  text: 'Come and see where your child would learn.',
} as const;
