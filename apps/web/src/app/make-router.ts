import { followPath } from '@kidcode/site';
import { createBrowserRouter } from 'react-router-dom';

import { unlessLeaving } from '../shared/leaving';
import { PAGE_MODULES } from './page-modules';
import { PageNotFound } from './page-not-found';
import { makeRoutes, PAGES_ROUTE } from './routes';

/**
 * The browser's router, told that the static HTML shows its first page already: so it hydrates that page in its
 * place, and neither loads it again nor scrolls to its top. Where a reload leads, the browser knows better.
 *
 * @param pathname The address in the bar.
 */
export async function makeRouter(pathname: string): Promise<ReturnType<typeof createBrowserRouter>> {
  const { redirects, end } = followPath(pathname);
  // A host that answers an old address with a page instead of a redirect: the router follows it.
  if (redirects.length > 0 && end !== null) return createBrowserRouter(makeRoutes());
  const page = end === null || end.row.page === 'not-found' ? null : end.row.page;
  if (end === null || page === null) {
    const errors = { [PAGES_ROUTE]: new PageNotFound() };
    return createBrowserRouter(makeRoutes(), { hydrationData: { errors } });
  }
  // The first page's module must be there before hydration, or React throws the static HTML away.
  const Component = await unlessLeaving(PAGE_MODULES[page]);
  return createBrowserRouter(makeRoutes({ page, Component }), {
    hydrationData: { loaderData: { [end.row.pattern]: null } },
  });
}
