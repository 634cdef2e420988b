import type { ProgramLinkId } from '@kidcode/school';

export const PROGRAMS_PAGE = {
  title: 'What we do at the workshops',
  lead: 'A place every week, one subject at a time, or a whole week when school is out.',
  picture: {
    src: '/pictures/programs/about.svg',
    alt: 'Three friends, one of them a robot, stack blocks into a heart.',
  },
  monthly: { title: 'All year', lead: 'A bench that is yours on the same afternoon every week.' },
  short: { title: 'A subject, or a week', lead: 'For those who know what they want to build.' },
  more: { title: 'More at the workshops', lead: 'For families and schools.' },
  choose: { title: 'What do you hear at home?', lead: 'Take the sentence that you know.' },
  visit: { title: 'The workshops', lead: 'Hours, address and telephone.' },
  price: 'The prices of camps stand on their pages. For an afternoon a week, call the workshop.',
  nextStep: { title: 'Look in for an afternoon', text: 'It is free, and says more than a page.' },
} as const;

export const MONTHLY_PROGRAMS: readonly ProgramLinkId[] = ['math'];
export const SHORT_PROGRAMS: readonly ProgramLinkId[] = ['specialized', 'camps'];
export const MORE_PROGRAMS: readonly ProgramLinkId[] = [];

/** What a parent might say, and where to go then. */
export const CHOICES: readonly { readonly says: string; readonly program: ProgramLinkId }[] = [
  { says: 'takes the toaster apart', program: 'specialized' },
  { says: 'counts everything, twice', program: 'math' },
  { says: 'wants to begin somewhere', program: 'core' },
  { says: 'is out of school and full of plans', program: 'camps' },
];
