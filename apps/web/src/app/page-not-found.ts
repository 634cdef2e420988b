import type { ErrorResponse } from 'react-router-dom';

/** An address that no page answers. Has the form by which React Router knows an answer with a status. */
export class PageNotFound extends Error implements ErrorResponse {
  readonly status = 404;
  readonly statusText = 'Not Found';
  readonly internal = false;
  readonly data = null;
}
