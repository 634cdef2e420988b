import type { PageId } from '../page-facts';
import type { School } from '../school';
import { unless, type SchoolProblem } from './school-problem';

/** Pages that every site has: its door, how to reach the school, what the law wants, and the way back. */
const ALWAYS: readonly PageId[] = ['home', 'learning-centers', 'contact', 'privacy', 'terms', 'not-found'];

/** Pages about something that the school may not have. */
const ABOUT: readonly {
  readonly page: PageId;
  readonly what: string;
  readonly has: (school: School) => boolean;
}[] = [
  ...['camps-overview', 'camp', 'camp-finder', 'camp-plan'].map((page) => ({
    page,
    what: 'a season',
    has: ({ SEASONS }: School) => SEASONS.length > 0,
  })),
  {
    page: 'online-camps',
    what: 'an online camp',
    has: ({ ONLINE, ONLINE_CAMP }) => ONLINE !== null && ONLINE_CAMP !== null,
  },
  { page: 'online-fees', what: 'an online branch', has: ({ ONLINE }) => ONLINE !== null },
  {
    page: 'additional-program',
    what: 'an additional program',
    has: ({ ADDITIONAL_PROGRAMS }) => ADDITIONAL_PROGRAMS.length > 0,
  },
];

/** Pages that stand below another one: their way from home names it. */
const BELOW: readonly (readonly [page: PageId, above: PageId])[] = [
  ['camp', 'camps-overview'],
  ['camp-finder', 'camps-overview'],
  ['camp-plan', 'camps-overview'],
  ['online-camps', 'camps-overview'],
  ['online-fees', 'course-fees'],
];

/**
 * Whether a school has what a page is about: without a season there is no page of camps. A school that lists the page of
 * teachers itself has it without one as well: it can say that it looks for some.
 */
const hasContentFor = (page: PageId, school: School): boolean =>
  (page !== 'teachers' || school.TEACHERS.length > 0) &&
  ABOUT.every((one) => one.page !== page || one.has(school));

/** A school without a list of its own has every page of the code that it has something to say on. */
export const withOwnPages = (school: School): School => ({
  ...school,
  PAGES: ((school.PAGES as School['PAGES'] | undefined) ?? []).filter((page) => hasContentFor(page, school)),
});

/** Pages that every site needs, that another page stands below, or that would have nothing to say. */
export function pagesProblems(school: School): readonly SchoolProblem[] {
  const pages: readonly string[] = school.PAGES;
  return [
    ...pages.flatMap((page, index) =>
      unless(
        pages.indexOf(page) === index,
        'duplicate-id',
        `PAGES[${index}]`,
        `Expected each page once, got "${page}" again.`,
      ),
    ),
    ...ALWAYS.flatMap((page) =>
      unless(
        pages.includes(page),
        'missing-page',
        'PAGES',
        `Expected the page ${page}, which every site has.`,
      ),
    ),
    ...BELOW.filter(([page]) => pages.includes(page)).flatMap(([page, above]) =>
      unless(
        pages.includes(above),
        'missing-page',
        'PAGES',
        `Expected the page ${above} for the page ${page}, which stands below it, got none.`,
      ),
    ),
    ...ABOUT.filter(({ page }) => pages.includes(page)).flatMap(({ page, what, has }) =>
      unless(
        has(school),
        'page-without-content',
        'PAGES',
        `Expected ${what} for the page ${page}, got none.`,
      ),
    ),
  ];
}

/** First segments of addresses at which no page stands: services answer there, in the sandbox or behind a proxy, and files lie. */
export const SERVICE_SEGMENTS: readonly string[] = [
  ...['admin', 'api', 'auth', 'functions', 'health', 'office', 'outbox', 'portal', 'rest', 'storage'],
  ...['assets', 'pictures'],
];

/** Pages below `/camps`, where each season has an address, too. */
export const BELOW_CAMPS: readonly string[] = ['plan'];

/**
 * First segments of addresses that belong to the product, and those that stand where a branch stands: no branch can be called like them. The route table's test
 * keeps the list complete.
 */
export const RESERVED_SEGMENTS: readonly string[] = [
  // Addresses of the route table.
  'about-us',
  'branch-specialized-programs',
  'camp-finder',
  'camps',
  'careers',
  'class-schedule',
  'contact-us',
  'core-programs',
  'discounts-promotions',
  'faq',
  'find-a-program',
  'franchise',
  'learning-centers',
  'news',
  'online-camps',
  'online-specialized-programs',
  'online-terms-and-conditions',
  'pricing',
  'privacy-policy',
  'programs',
  'scan',
  'school-partnership',
  'teachers',
  'terms-and-conditions',
  'try',
  // Branches that are none of the centers.
  'online',
  'in-center',
  ...SERVICE_SEGMENTS,
  // Beside the centers of the camps.
  ...BELOW_CAMPS,
];
