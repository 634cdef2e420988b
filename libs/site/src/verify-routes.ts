import { BRANCH_IDS } from '@kidcode/branches';
import { PAGES } from '@kidcode/current-school';
import type { PageId } from '@kidcode/school';

import { followPath } from './follow-path';
import { footerFor } from './footer';
import { concretePaths, pathsWithUnknown } from './match-path';
import { navigationFor } from './navigation-for';
import { isPageRow, type RouteRow } from './route-row';
import { ABSENT_ROUTES, ROUTES } from './routes';
import { addressProblems, pageProblems, collisions, malformedRow, type RouteProblem } from './verify-rows';

/** Redirects that run in circles, need more than one step, or lead to nothing: one problem per row at most. */
export function redirectProblems(routes: readonly RouteRow[]): readonly RouteProblem[] {
  return routes.flatMap((row) => problemOf(row, routes) ?? []);
}

function problemOf(row: RouteRow, routes: readonly RouteRow[]): RouteProblem | null {
  const { pattern } = row;
  for (const path of [...(isPageRow(row) ? [] : concretePaths(row)), ...pathsWithUnknown(row)]) {
    const { redirects, end, loops } = followPath(path, routes);
    const way = [path, ...redirects].join(' -> ');
    if (loops) return { code: 'redirect-loop', pattern, message: `${way} runs in a circle` };
    if (redirects.length > 1)
      return { code: 'redirect-chain', pattern, message: `${way} takes several steps` };
    if (end === null) return { code: 'dead-redirect', pattern, message: `${way} leads to no page` };
  }
  return null;
}

/** Every inner address that the menus and the footers of all branches lead to, without repetition. */
export function siteLinks(): readonly string[] {
  const links = [...BRANCH_IDS, null].flatMap((branch) => {
    const { columns, contact, legal, staff } = footerFor(branch);
    const menus = navigationFor(branch).flatMap((menu) =>
      menu.type === 'link' ? [menu] : menu.groups.flatMap((group) => group.items),
    );
    return [...menus, ...columns.flatMap((column) => column.links), ...contact.links, ...legal, ...staff];
  });
  return [...new Set(links.filter((link) => link.external !== true).map((link) => link.href))];
}

export type VerifyRoutesInput = {
  readonly routes?: readonly RouteRow[];
  /** Links to check besides those of the menus and footers: what the pages' content leads to. */
  readonly links?: readonly string[];
  /** Links that the site's code names for every school: one to a page that only this school lacks is not dead. */
  readonly codeLinks?: readonly string[];
  /** The pages that there are: those of the school, unless the app names its own. */
  readonly pages?: readonly PageId[];
};

type RouteReport = {
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
    ...addressProblems(sound),
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
