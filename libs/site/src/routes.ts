import { DEFAULT_CENTER, HAS_ONLINE } from '@kidcode/branches';
import { PAGES } from '@kidcode/current-school';
import { CAMP_ROUTES, PRICING_ROUTES } from './camp-routes';
import { DOCUMENT_ROUTES } from './document-pages';
import { matchPath, fillPattern, segmentsOf } from './match-path';
import { PROGRAM_ROUTES, SERVICE_ROUTES } from './program-routes';
import { isPageRow, type PageRow, type RouteRow } from './route-row';

/** The home page, the company's pages, and the legal pages. Source: specification 2, section 2; D-16. */
const COMPANY_ROUTES: readonly PageRow[] = [
  { pattern: '/', page: 'home' },
  // Online is the branch of a visitor who chose none, so `/online` and `/` are one page.
  { pattern: '/{branchId}', page: 'home', canonicalFor: { online: '/' } },
  { pattern: '/learning-centers', page: 'learning-centers' },
  { pattern: '/contact-us', page: 'contact' },
  { pattern: '/class-schedule', page: 'class-schedule' },
  { pattern: '/find-a-program', page: 'find-a-program' },
  { pattern: '/try', page: 'try' },
  { pattern: '/news', page: 'news' },
  { pattern: '/faq', page: 'faq' },
  { pattern: '/scan', page: 'scan', noindex: true },
  { pattern: '/admin', page: 'admin', noindex: true },
  { pattern: '/privacy-policy', page: 'privacy' },
  { pattern: '/terms-and-conditions', page: 'terms', params: { kind: 'general' } },
  { pattern: '/online-terms-and-conditions', page: 'terms', params: { kind: 'online' } },
  { pattern: '/terms-and-conditions/camps', page: 'terms', params: { kind: 'camps' } },
  { pattern: '/terms-and-conditions/online-camps', page: 'terms', params: { kind: 'online-camps' } },
  { pattern: '/teachers', page: 'teachers' },
  { pattern: '/{locationId}/teachers', page: 'teachers', canonicalFor: { 'in-center': '/teachers' } },
];

/** An address of the online branch: it names it in a segment, or in the row's own values. */
const isOnlineRow = (row: RouteRow): boolean =>
  segmentsOf(row.pattern).some((segment) => /^online(?:-|$)/.test(segment)) ||
  (isPageRow(row) && row.params?.['branchId'] === 'online');

/**
 * The rows that a school has: those of its pages, and the signposts to them. A page without content does not exist,
 * and an address that would only lead there does not either.
 */
export function routesFor(rows: readonly RouteRow[], pages: readonly string[], online: boolean): RouteRow[] {
  const present = rows.filter(
    (row) => (online || !isOnlineRow(row)) && (!isPageRow(row) || pages.includes(row.page)),
  );
  return present.filter((row) => isPageRow(row) || leadsSomewhere(row.redirect, present));
}

/** Whether the target of a signpost is a page; where it names a center, that of the first one. */
const leadsSomewhere = (redirect: string, rows: readonly RouteRow[]): boolean =>
  matchPath(segmentsOf(fillPattern(redirect, { branchId: DEFAULT_CENTER })), rows)?.kind === 'page';

const ROWS: readonly RouteRow[] = [
  ...COMPANY_ROUTES,
  ...DOCUMENT_ROUTES,
  ...PRICING_ROUTES,
  ...PROGRAM_ROUTES,
  ...SERVICE_ROUTES,
  ...CAMP_ROUTES,
];

/**
 * Every path of the site: pages, aliases and redirects (specification 2, section 2, "Full route table", and
 * the navigation of specification 1, section 2).
 *
 * The order decides nothing: the row with the most literal segments wins. A path that no row answers is the
 * not-found page.
 */
export const ROUTES: readonly RouteRow[] = routesFor(ROWS, PAGES, HAS_ONLINE);

/** Whether the school lacks no page that the site's code has. */
export const HAS_EVERY_ROUTE: boolean = ROUTES.length === ROWS.length;

/** The rows of pages that other schools have and this one has not: the site's code, which serves all, may name them. */
export const ABSENT_ROUTES: readonly RouteRow[] = routesFor(
  ROWS,
  ROWS.filter(isPageRow).map(({ page }) => page),
  true,
).filter((row) => !ROUTES.includes(row));
