import { PAGES } from '@kidcode/current-school';
import type { PageId } from '@kidcode/school';

/** Whether this school has a page at all: one without content for it has no address either. */
export const hasPage = (id: PageId): boolean => PAGES.includes(id);
