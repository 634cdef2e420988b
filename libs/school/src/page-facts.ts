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

/** Pictures beside entries of the menu, and on the bricks of subjects, by name; the site chooses the drawing. */
export const ICON_NAMES = [
  'home',
  'grid',
  'code',
  'calculator',
  'brain',
  'book',
  'target',
  'snowflake',
  'sun',
  'flower',
  'leaf',
  'compass',
  'school',
  'moon',
  'cake',
  'heart',
  'calendar',
  'wrench',
  'users',
  'tag',
  'newspaper',
  'mail',
  'monitor',
  'tent',
  'map-pin',
  'info',
  'star',
  'store',
  'briefcase',
  'help',
  'play',
  'log-in',
  'cube',
  'game',
  'robot',
  'pencil',
  'globe',
  'flag',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** Where a link to a page stands among others. */
export type MenuPlace = {
  /** The heading above it: 'Company'. */
  readonly group: string;
  /** Counted from 1; null: at the end. */
  readonly place: number | null;
};

/** What menus, addresses and breadcrumbs need of a page that is a document of the school: every page has it of all. */
export type PageFacts = {
  readonly id: PageId;
  /** Short, for menus and breadcrumbs. */
  readonly name: string;
  /** Null: the route table gives the page its addresses. */
  readonly address: string | null;
  /** Where what it is about takes place: each of these has the page under an address of its own, too. Null: nowhere in particular. */
  readonly places: 'centers' | 'online' | 'both' | null;
  readonly icon: IconName;
  readonly menu: MenuPlace | null;
  readonly footer: MenuPlace | null;
  /** Kept out of search engines and the sitemap. */
  readonly hidden: boolean;
};

/** What such a page says of itself in its head; nobody needs it at a page's start. */
export type PageWords = {
  /** In a title and a description, `{where}` and `{place}` stand for the place that the address names. */
  readonly title: string;
  readonly description: string;
  /** Address of the page above it; null: home. */
  readonly under: string | null;
};
