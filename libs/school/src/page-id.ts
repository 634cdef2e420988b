/** The pages that are applications of the site's code, one module each; all others are documents of the school. */
export const PAGE_IDS = [
  'home',
  'learning-centers',
  'contact',
  'class-schedule',
  'find-a-program',
  'try',
  'news',
  'faq',
  'scan',
  'admin',
  'privacy',
  'terms',
  'discounts',
  'core-programs',
  'core-level',
  'specialized-branch',
  'specialized-online',
  'camps-overview',
  'camp',
  'online-camps',
  'camp-finder',
  'camp-plan',
  'teachers',
  'game-development',
  'course-fees',
  'online-fees',
  'additional-program',
  'birthday-parties',
  'parent-yoga',
  'event-rentals',
  'technology-workshop',
  'math',
  'ai-club',
  'homework-help',
  'programs',
  'not-found',
] as const;

export type CodePageId = (typeof PAGE_IDS)[number];

/** A page by its id: one of the code's, or the name of a document in the school's `pages/`. */
export type PageId = string;
