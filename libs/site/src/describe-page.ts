import { CAMP_PAGE_INFO } from './camp-page-info';
import { COMPANY_PAGE_INFO } from './company-page-info';
import type { PageId } from '@kidcode/school';
import type { DescribePage, MetadataContext, PageInfo } from './page-info';
import { PROGRAM_PAGE_INFO } from './program-page-info';
import type { RouteParams } from './route-row';

/** One entry for every page: a page without words does not compile. */
const PAGE_INFO: Readonly<Record<PageId, DescribePage>> = {
  ...COMPANY_PAGE_INFO,
  ...PROGRAM_PAGE_INFO,
  ...CAMP_PAGE_INFO,
};

/** What a page with these values says about itself. */
export function describePage(page: PageId, params: RouteParams, context: MetadataContext = {}): PageInfo {
  return PAGE_INFO[page](params, context);
}
