import type { ComponentType } from 'react';

import { leave } from '../shared/leaving';
import { loadPage, pageAt } from './page-at';

/**
 * The page that the static HTML shows: its script must be there before hydration, or React throws the HTML away.
 *
 * @returns Never comes where the host answered an old address, or one with capitals, with a page instead of a
 *   redirect: the browser leaves for the right one.
 */
export async function firstPage({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): Promise<ComponentType> {
  const at = pageAt(pathname);
  if (at.type !== 'elsewhere') return at.Page ?? loadPage(at.id);
  leave();
  window.location.replace(at.path + search + hash);
  return new Promise(() => undefined);
}
