import { withQuery } from '@kidcode/site';
import type { Path } from 'react-router-dom';

import { leave } from '../shared/leaving';
import { loadPage, pageAt } from './page-at';

/**
 * Loads the page that the static HTML shows: its script must be there before hydration, or React throws the HTML away.
 *
 * @returns Never comes where the host answered an old address, or one with capitals, with a page instead of a
 *   redirect: the browser leaves for the right one.
 */
export async function firstPage({ pathname, search, hash }: Path): Promise<void> {
  const at = pageAt(pathname);
  if (at.type === 'page') return loadPage(at.id);
  leave();
  window.location.replace(withQuery(at.pathname + at.search, search) + hash);
  return new Promise(() => undefined);
}
