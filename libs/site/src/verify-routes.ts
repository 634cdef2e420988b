import { describePage } from './describe-page';
import { followPath } from './follow-path';
import { PAGES } from '@kidcode/current-school';
import type { PageId } from '@kidcode/school';
import type { RouteProblem } from './route-problem';
import type { RouteParams, RouteRow } from './route-row';
import { ABSENT_ROUTES, ROUTES } from './routes';
import { siteLinks } from './site-links';
import type { DescribeForCheck } from './verify-pages';
import { addressProblems, pageProblems } from './verify-pages';
import { redirectProblems } from './verify-redirects';
import { collisions, malformedRow } from './verify-rows';

export type VerifyRoutesInput = {
  readonly routes?: readonly RouteRow[];
  /** Links to check besides those of the menus and footers: what the pages' content leads to. */
  readonly links?: readonly string[];
  /** Links that the site's code names for every school: one to a page that only this school lacks is not dead. */
  readonly codeLinks?: readonly string[];
  /** The pages that there are: those of the school, unless the app names its own. */
  readonly pages?: readonly PageId[];
  readonly describe?: DescribeForCheck;
};

export type RouteReport = {
  readonly ok: boolean;
  /** Number of rows and links that were looked at. */
  readonly checked: number;
  readonly problems: readonly RouteProblem[];
};

/**
 * Everything that can be wrong with the route table and with the links into it: duplicates, shadowed and
 * ambiguous rows, redirect loops, chains and dead ends, dead links, rows without a page and pages without a
 * row, wrong canonical addresses, missing words and repeated titles.
 *
 * Links to other sites, telephones and mailboxes are not this table's business and are passed over.
 */
export function verifyRoutes({
  routes = ROUTES,
  links = [],
  codeLinks = [],
  pages = PAGES,
  describe = describeKnownPage,
}: VerifyRoutesInput = {}): RouteReport {
  const malformed = routes.flatMap((row) => malformedRow(row) ?? []);
  const sound = routes.filter((row) => malformedRow(row) === null);
  const inner = [...new Set([...siteLinks(), ...links])].filter(isInnerLink);
  const innerOfCode = [...new Set(codeLinks)].filter((link) => isInnerLink(link) && !inner.includes(link));
  const problems = [
    ...malformed,
    ...collisions(sound),
    ...redirectProblems(sound),
    ...pageProblems(sound, pages),
    ...addressProblems(sound, describe),
    ...deadLinks(inner, sound),
    ...deadLinks(innerOfCode, [...sound, ...ABSENT_ROUTES]),
  ];
  return { ok: problems.length === 0, checked: routes.length + inner.length + innerOfCode.length, problems };
}

function deadLinks(links: readonly string[], routes: readonly RouteRow[]): readonly RouteProblem[] {
  return links
    .filter((link) => followPath(link, routes).end === null)
    .map((link) => ({ code: 'dead-link', message: `${link} leads to no page` }));
}

/** Neither another site's address, nor `tel:` and the like, nor a place on the same page. */
function isInnerLink(link: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\?)/i.test(link);
}

function describeKnownPage(page: PageId, params: RouteParams): ReturnType<DescribeForCheck> {
  return PAGES.includes(page) ? describePage(page, params) : null;
}
