import { ANY_CENTER, followPath, isPageRow, routerPattern, ROUTES, type RouteRow } from '@kidcode/site';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';

import { unlessLeaving } from '../shared/leaving';
import { PAGE_MODULES } from './page-modules';
import { PageNotFound } from './page-not-found';
import { RouteError } from './route-error';
import { Shell } from './shell';

/** On to the center that is stored, where a redirect leaves that open; rarely needed, so it comes when it is. */
async function toStoredCenter(path: string, search: string) {
  const { settleCenter } = await import('../features/branch/settle-center');
  const center = settleCenter(path, ANY_CENTER);
  return redirect((center.type === 'elsewhere' ? center.path : path) + search);
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
