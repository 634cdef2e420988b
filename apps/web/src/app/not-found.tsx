import { island } from '../shared/island';

/** Part of every start, so its words come when they are needed. */
export const NotFound = island('not-found', () =>
  import('../pages/not-found-page').then((module) => module.NotFoundPage),
);
