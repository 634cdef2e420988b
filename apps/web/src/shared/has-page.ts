import { ROUTES, type PageId } from '@kidcode/site';

/** Whether this school has a page at all: one without content for it has no address either. */
export const hasPage = (id: PageId): boolean => ROUTES.some((row) => 'page' in row && row.page === id);
