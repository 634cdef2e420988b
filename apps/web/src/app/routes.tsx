import {
  ANY_CENTER,
  followPath,
  isPageRow,
  routerPattern,
  ROUTES,
  type PageId,
  type RouteRow,
} from '@kidcode/site';
import type { ComponentType } from 'react';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';

import { unlessLeaving } from '../shared/leaving';
import { PAGE_MODULES } from './page-modules';
import { PageNotFound } from './page-not-found';
import { RouteError } from './route-error';
import { Shell } from './shell';

/**
 * On to the center that is stored, where a redirect leaves that open, else to the one that stands in, marked as the host
 * marks it; rarely needed, so it comes when it is.
 */
async function toStoredCenter(path: string, search: string) {
  const { settleCenter } = await import('../features/branch/settle-center');
  const center = settleCenter(path, ANY_CENTER);
  return redirect(center.type === 'elsewhere' ? center.path + search : path + ANY_CENTER);
}

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
  const isOpen =
    typeof window !== 'undefined' && ROUTES.some((row) => row.pattern === pathname && 'anyCenter' in row);
  return isOpen ? toStoredCenter(finalPath, search) : redirect(finalPath + search);
}

/** A page whose script is here already. */
export interface LoadedPage {
  readonly page: Exclude<PageId, 'not-found'>;
  readonly Component: ComponentType;
}

function routeOf(row: RouteRow, loaded: LoadedPage | null): RouteObject {
  const path = routerPattern(row);
  if (!isPageRow(row) || row.page === 'not-found')
    return { path, caseSensitive: true, loader: followTable, element: null };
  const { page } = row;
  const hasParameters = path.includes(':');
  return {
    path,
    // An address with capitals is sent to the one in small letters, by the last row.
    caseSensitive: true,
    id: row.pattern,
    ...(hasParameters ? { loader: followTable } : {}),
    ...(loaded?.page === page
      ? { Component: loaded.Component }
      : { lazy: async () => ({ Component: await unlessLeaving(PAGE_MODULES[page]) }) }),
  };
}

/**
 * The browser's and the pre-renderer's routes, made from the route table.
 *
 * @param loaded The page that the first render must have at once; all others are fetched when they are visited.
 */
export const makeRoutes = (loaded: LoadedPage | null = null): RouteObject[] => [
  {
    Component: Shell,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...ROUTES.map((row) => routeOf(row, loaded)),
          { path: '*', loader: followTable, element: null },
        ],
      },
    ],
  },
];
