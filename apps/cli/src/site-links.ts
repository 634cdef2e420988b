import type { PageId } from '@kidcode/site';
import { PAGE_IDS } from '@kidcode/site';

/** What the site's sources lead to, collected when this program was built (build/collect-site-links.mjs). */
declare const KIDCODE_SITE_SOURCES: {
  readonly links: readonly string[];
  readonly codeLinks: readonly string[];
  readonly pages: readonly string[];
};

/** Inner links in the school's content, without repetition. */
export const contentLinks = (): readonly string[] => KIDCODE_SITE_SOURCES.links;

/** Inner links in the site's code, which serves every school. */
export const codeLinks = (): readonly string[] => KIDCODE_SITE_SOURCES.codeLinks;

/** The pages that the site has a module for, and the not-found page. */
export const existingPages = (): readonly PageId[] =>
  PAGE_IDS.filter((page) => page === 'not-found' || KIDCODE_SITE_SOURCES.pages.includes(page));
