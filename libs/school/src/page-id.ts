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
  'camps-overview',
  'camp',
  'online-camps',
  'camp-finder',
  'camp-plan',
  'teachers',
  'course-fees',
  'online-fees',
  'not-found',
] as const;

export type CodePageId = (typeof PAGE_IDS)[number];

/** A page by its id: one of the code's, or the name of a document in the school's `pages/`. */
export type PageId = string;
