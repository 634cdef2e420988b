import { SITE_PAGE_WORDS } from '@kidcode/current-school/generated/site-page-words';
import { SITE_PAGES } from '@kidcode/current-school/generated/site-pages';
import type { CodePageId, PageId } from '@kidcode/school';

import { branchOfParams } from './branch-of-params';
import { CAMP_PAGE_INFO } from './camp-page-info';
import { COMPANY_PAGE_INFO } from './company-page-info';
import type { DescribePage, MetadataContext, PageInfo } from './page-info';
import { placeName } from './place-name';
import { PROGRAM_PAGE_INFO } from './program-page-info';
import type { RouteParams } from './route-row';

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
