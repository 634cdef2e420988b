import { SITE_PAGE_WORDS } from '@kidcode/current-school/generated/site-page-words';
import { SITE_PAGES } from '@kidcode/current-school/generated/site-pages';
import type { CodePageId, PageId } from '@kidcode/school';

import { branchOfParams } from './branch-of-params';
import { CAMP_PAGE_INFO } from './camp-page-info';
import { COMPANY_PAGE_INFO } from './company-page-info';
import type { DescribePage, MetadataContext, PageInfo, PageDescriptions } from './page-info';
import { placeName } from './place-name';
import type { RouteParams } from './route-row';

type ProgramPage = 'discounts' | 'course-fees' | 'online-fees';

const COURSE_FEES = '/pricing/course-fee';

/** Programs, services, fees and discounts. */
const PROGRAM_PAGE_INFO: PageDescriptions<ProgramPage> = {
  discounts: () => ({
    label: 'Discounts & Promotions',
    title: 'Discounts and Promotions',
    description:
      'Sibling, referral, returning camper and first-month offers: what each is worth and where it applies.',
  }),
  'course-fees': (params) => {
    const { name, where } = placeName(params);
    const everywhere = branchOfParams(params) === null;
    return {
      label: everywhere ? 'Course Fees' : name,
      title: everywhere ? 'Course Fees' : `Course Fees ${where}`,
      description: `Fees for programs, courses and camps ${where}, and how to ask about what is not listed.`,
      ...(everywhere ? {} : { parents: [COURSE_FEES] }),
    };
  },
  'online-fees': () => ({
    label: 'Online Fees',
    title: 'Online Class Fees',
    description:
      'Fees for online classes and online camps, the discounts that apply, and how to ask about the rest.',
    parents: [COURSE_FEES],
  }),
};

/** One entry for every page of the code: one without words does not compile. */
const PAGE_INFO: Readonly<Record<CodePageId, DescribePage>> = {
  ...COMPANY_PAGE_INFO,
  ...PROGRAM_PAGE_INFO,
  ...CAMP_PAGE_INFO,
};

const isCodePage = (page: PageId): page is CodePageId => Object.hasOwn(PAGE_INFO, page);

const OVERVIEW = '/programs/in-center';

/**
 * What a page says of itself. Where its title leaves the place open, the place that the address names is added.
 *
 * @returns null where the school has no such document.
 */
export function documentInfo(page: string, params: RouteParams): PageInfo | null {
  const facts = SITE_PAGES.find(({ id }) => id === page);
  const said = SITE_PAGE_WORDS[page];
  if (facts === undefined || said === undefined) return null;
  const { name: place, where } = placeName(params);
  const branch = branchOfParams(params);
  const fill = (text: string): string => text.replaceAll('{where}', where).replaceAll('{place}', place);
  const words = { label: facts.name, description: fill(said.description) };
  const above = branch === null && said.under?.includes('{branch}') ? OVERVIEW : said.under;
  const parents = above === null ? [] : [above.replace('{branch}', branch ?? '')];
  if (facts.places === null || facts.places === 'online' || said.title.includes('{'))
    return { ...words, title: fill(said.title), parents };
  if (branch === 'online') return { ...words, title: `Online ${said.title}` };
  const title = branch === null ? `${said.title} at Our Learning Centers` : `${said.title} ${where}`;
  return { ...words, title, parents: [OVERVIEW] };
}

/** What a page with these values says about itself. */
export function describePage(page: PageId, params: RouteParams, context: MetadataContext = {}): PageInfo {
  const info = isCodePage(page) ? PAGE_INFO[page](params, context) : documentInfo(page, params);
  if (info === null) throw new Error(`site: there is no page ${page}`);
  return info;
}
