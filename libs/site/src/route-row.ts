import type { BranchId } from '@kidcode/branches';
import type { PageId, SiteDay } from '@kidcode/school';

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
/** By page; that no page of the code is missing is checked where all of them come together. */
export type PageDescriptions = Readonly<Record<string, DescribePage>>;

/** Values of a path's parameters, by parameter name, together with the fixed values of the row. */
export type RouteParams = Readonly<Record<string, string>>;

/** The allowed values of a parameter, by its name. */
export type ParamValues = Readonly<Record<string, readonly string[]>>;

/** 301 for an address that is gone for good, 302 where the answer changes with the season. */
export type RedirectStatus = 301 | 302;

export type RedirectTarget = {
  /** Pattern of the target; its parameters are filled from the path and `fallback`. Always a page, never another redirect. */
  readonly redirect: string;
  readonly status: RedirectStatus;
  /**
   * Parameters that may hold any value at all or be left out, each with the value that stands in for it. A `branchId` is
   * not remembered; where it was left out it stands in for the center that the visitor may have chosen before (D-47).
   */
  readonly fallback?: RouteParams;
  /** Pattern of the target where that center is known, if it is another than `redirect` (D-88). */
  readonly atOwnCenter?: string;
};

type RowBasics = {
  /** `/camps/{season}/{branchId}`: literal segments and parameters in braces. */
  readonly pattern: string;
  /** Narrows the values of this row's parameters; without it a parameter takes those of `PARAM_VALUES`. */
  readonly where?: ParamValues;
};

/** A path, or a family of paths, that shows a page. */
export type PageRow = RowBasics & {
  readonly page: PageId;
  /** Fixed values that the page reads as if they stood in the path. */
  readonly params?: RouteParams;
  /** Pattern of the one address that this row and all its aliases share, where it is not the row's own. */
  readonly canonical?: string;
  /** Other canonical patterns for single parameter values, by that value. */
  readonly canonicalFor?: Readonly<Record<string, string>>;
  /** Kept out of search engines and the sitemap. */
  readonly noindex?: true;
  /** What happens to values that the row does not know; without it they are not found. */
  readonly otherwise?: RedirectTarget;
};

/** A path, or a family of paths, that is only a signpost. */
type RedirectRow = RowBasics & RedirectTarget;

export type RouteRow = PageRow | RedirectRow;

export function isPageRow(row: RouteRow): row is PageRow {
  return 'page' in row;
}

/** The rows of a page with fixed values: the one address that they share, and what else leads there. */
export const sharedRows = (
  page: PageId,
  params: RouteParams,
  canonical: string,
  ...aliases: readonly string[]
): readonly PageRow[] => [
  { pattern: canonical, page, params },
  ...aliases.map((pattern) => ({ pattern, page, params, canonical })),
];
