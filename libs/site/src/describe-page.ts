import { CAMP_PAGE_INFO } from './camp-page-info';
import { COMPANY_PAGE_INFO } from './company-page-info';
import { documentInfo } from './document-pages';
import type { CodePageId, PageId } from '@kidcode/school';
import type { DescribePage, MetadataContext, PageInfo } from './page-info';
import { PROGRAM_PAGE_INFO } from './program-page-info';
import type { RouteParams } from './route-row';

/** One entry for every page of the code: one without words does not compile. */
const PAGE_INFO: Readonly<Record<CodePageId, DescribePage>> = {
  ...COMPANY_PAGE_INFO,
  ...PROGRAM_PAGE_INFO,
  ...CAMP_PAGE_INFO,
};

const isCodePage = (page: PageId): page is CodePageId => Object.hasOwn(PAGE_INFO, page);

/** What a page with these values says about itself. */
export function describePage(page: PageId, params: RouteParams, context: MetadataContext = {}): PageInfo {
  const info = isCodePage(page) ? PAGE_INFO[page](params, context) : documentInfo(page, params);
  if (info === null) throw new Error(`site: there is no page ${page}`);
  return info;
}
