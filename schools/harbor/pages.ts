import type { PageId } from '@kidcode/school';

/** The pages that this school has content for. */
export const PAGES: readonly PageId[] = [
  'home',
  'about',
  'learning-centers',
  'contact',
  'class-schedule',
  'find-a-program',
  'news',
  'faq',
  'scan',
  'admin',
  'privacy',
  'terms',
  'discounts',
  'core-programs',
  'specialized-branch',
  'camps-overview',
  'camp',
  'camp-finder',
  'camp-plan',
  'course-fees',
  'programs',
  'math',
  'not-found',
];
