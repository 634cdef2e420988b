import { PAGE_IDS, type PageId } from '@kidcode/school';

/** The pages that this school has content for: all that the product knows. */
export const PAGES: readonly PageId[] = PAGE_IDS;
