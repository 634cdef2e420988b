import type { BranchId } from '@kidcode/branches';
import type { SiteDay } from '@kidcode/school';
import type { CodePageId } from '@kidcode/school';
import type { RouteParams } from './route-row';

/** What a page says about itself before it is placed on the site. */
export type PageInfo = {
  /** Short name, for breadcrumbs. */
  readonly label: string;
  /** Without the brand, which is added unless the title is `exact`. */
  readonly title: string;
  /** The specification fixes the whole title. */
  readonly exact?: true;
  /** One or two sentences, 50 to 170 characters. */
  readonly description: string;
  /** Addresses of the pages above it, from the top down, without home. */
  readonly parents?: readonly string[];
};

/** What is known of the visitor when a page describes itself. */
export type MetadataContext = {
  /** The current branch, for pages that follow it where the path names none. */
  readonly branch?: BranchId;
  /** The site's day: it decides which edition of a camp season a page is about. */
  readonly today?: SiteDay | undefined;
};

export type DescribePage = (params: RouteParams, context: MetadataContext) => PageInfo;
export type PageDescriptions<Id extends CodePageId> = Readonly<Record<Id, DescribePage>>;
