import { ROUTES, type PageId } from '@kidcode/site';

/** Where a page of one address stands, such as a document of the school; null in a school that does not have it. */
export function addressOfPage(id: PageId): string | null {
  const row = ROUTES.find((candidate) => 'page' in candidate && candidate.page === id);
  return row?.pattern ?? null;
}

/** Whether this school has a page at all: one without content for it has no address either. */
export const hasPage = (id: PageId): boolean => addressOfPage(id) !== null;
