import { isCenterId, swapCenter } from '@kidcode/branches';
import { followPath, isPageRow, routerPattern, ROUTES, type RouteRow } from '@kidcode/site';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';

import { readStored, STORAGE_KEYS } from '../shared/browser-storage';
import { unlessLeaving } from '../shared/leaving';
import { PAGE_MODULES } from './page-modules';
import { PageNotFound } from './page-not-found';
import { RouteError } from './route-error';
import { Shell } from './shell';

/**
 * Sends a path where the route table says: on to its redirect, or to the not-found page.
 *
 * @throws PageNotFound, which the ErrorBoundary shows and the pre-renderer answers with status 404.
 */
function followTable({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const { redirects, finalPath, end } = followPath(pathname);
  if (end === null) throw new PageNotFound();
  if (redirects.length === 0) return null;
  // The pre-renderer has no visitor; a host's own redirects carry a mark instead (D-47).
  const isOpen = ROUTES.some((row) => row.pattern === pathname && 'anyCenter' in row);
  const stored = typeof window === 'undefined' || !isOpen ? null : readStored(STORAGE_KEYS.currentBranch);
  return redirect((isCenterId(stored) ? swapCenter(finalPath, stored) : finalPath) + search);
}

function routeOf(row: RouteRow): RouteObject {
  const path = routerPattern(row);
  if (!isPageRow(row) || row.page === 'not-found') return { path, loader: followTable, element: null };
  const loadPage = PAGE_MODULES[row.page];
  const hasParameters = path.includes(':');
  return {
    path,
    ...(hasParameters ? { loader: followTable } : {}),
    lazy: async () => ({ Component: await unlessLeaving(loadPage) }),
  };
}

/** The browser's and the pre-renderer's routes, made from the route table. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [...ROUTES.map(routeOf), { path: '*', loader: followTable, element: null }],
      },
    ],
  },
];
