import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { NotFoundPage } from '../pages/not-found-page';
import { PageErrorPage } from '../pages/page-error-page';

/** Inside the shell: the 404 page for an unknown path, else an apology with a way on. */
export function RouteError() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <PageErrorPage />;
}
