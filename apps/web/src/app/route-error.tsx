import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { PageErrorPage } from '../pages/page-error-page';
import { island } from '../shared/island';

const NotFoundPage = island('not-found', () =>
  import('../pages/not-found-page').then((module) => module.NotFoundPage),
);

/** Inside the shell: the 404 page for an unknown path, else an apology with a way on. */
export function RouteError() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <PageErrorPage />;
}
