import type { ComponentType } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

import type { SiteRouter } from './site-router';

/** The router of a page that is rendered once, and leads nowhere. */
export function standingRouter(path: string, Page: ComponentType): SiteRouter {
  const history = createMemoryHistory({ initialEntries: [path] });
  return {
    state: { location: history.location, Page, ahead: null, scroll: 'stay' },
    subscribe: () => () => undefined,
    navigate: () => Promise.resolve(),
    navigator: history,
  };
}
