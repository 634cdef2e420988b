import { followPath } from '@kidcode/site';
import { createBrowserRouter } from 'react-router-dom';

import { leave, unlessLeaving } from '../shared/leaving';
import { PAGE_MODULES } from './page-modules';
import { makeRoutes } from './routes';

/**
 * The browser's router, told that the static HTML shows its first page already: so it hydrates that page in its
 * place, and neither loads it again nor scrolls to its top. Where a reload leads, the browser knows better.
 *
 * @returns Never comes where the host answered an old address, or one with capitals, with a page instead of a
 *   redirect: the browser leaves for the right one.
 */
export async function makeRouter({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): Promise<ReturnType<typeof createBrowserRouter>> {
  const { redirects, finalPath, end } = followPath(pathname);
  if (redirects.length > 0 && end !== null) {
    leave();
    window.location.replace(finalPath + search + hash);
    return new Promise(() => undefined);
  }
  const page = end === null || end.row.page === 'not-found' ? null : end.row.page;
  // The router finds out by itself that there is no page.
  if (end === null || page === null) return createBrowserRouter(makeRoutes());
  // The first page's module must be there before hydration, or React throws the static HTML away.
  const Component = await unlessLeaving(PAGE_MODULES[page]);
  return createBrowserRouter(makeRoutes({ page, Component }), {
    hydrationData: { loaderData: { [end.row.pattern]: null } },
  });
}
