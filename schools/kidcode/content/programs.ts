import type { ProgramLinkId } from '@kidcode/school';

export const PROGRAMS_PAGE = {
  title: 'Programs at Our Centers',
  lead: 'A place to go every week, a short course on one thing, or a whole week of camp. Find what fits your child and your calendar.',
  picture: {
    src: '/pictures/programs/about.svg',
    alt: 'A child, a grown-up and a robot build a heart from blocks.',
  },
  monthly: {
    title: 'Every month',
    lead: 'A fixed place in the week. The first month of a monthly program costs less: see the offer below.',
  },
  short: {
    title: 'A few weeks, or a few days',
    lead: 'For the child who has just discovered something, and for the days without school.',
  },
  more: {
    title: 'More at the centers',
    lead: 'For families, neighbors and schools.',
  },
  choose: {
    title: 'Which one fits?',
    lead: 'Start with the sentence that sounds like your child.',
  },
  visit: {
    title: 'Our centers',
    lead: 'Opening hours, address and phone. Call the one near you, they know which classes have a place.',
  },
  price:
    'Monthly fees and course fees are not listed on this site. Camps are: their page shows every price before you register. For the rest, call a center or book a consultation.',
  nextStep: {
    title: 'One free class tells more than this page',
    text: 'Tell us what your child likes. We find the class to try.',
  },
} as const;

export const MONTHLY_PROGRAMS: readonly ProgramLinkId[] = ['math', 'ai-club', 'homework-help'];
export const SHORT_PROGRAMS: readonly ProgramLinkId[] = ['specialized', 'game-development', 'camps'];
export const MORE_PROGRAMS: readonly ProgramLinkId[] = [
  'parent-night',
  'birthday-parties',
  'parent-yoga',
  'event-rentals',
  'technology-workshop',
  'school-partnership',
];

/** What a parent might say, and where to go then. */
export const CHOICES: readonly { readonly says: string; readonly program: ProgramLinkId }[] = [
  { says: 'has never coded and is curious', program: 'core' },
  { says: 'talks of nothing but Roblox or Minecraft', program: 'game-development' },
  { says: 'asks how a chatbot knows things', program: 'ai-club' },
  { says: 'says they are bad at math', program: 'math' },
  { says: 'sits over homework until dinner', program: 'homework-help' },
  { says: 'has a week off and energy to spare', program: 'camps' },
];
