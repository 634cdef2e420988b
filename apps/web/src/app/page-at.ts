import { ANY_CENTER, followPath, ROUTES, type PageId } from '@kidcode/site';
import type { ComponentType } from 'react';

import { island } from '../shared/island';
import { unlessLeaving } from '../shared/leaving';
import { PAGE_MODULES } from './page-modules';

/** What the route table says of a path. */
export type PageAt =
  /** Its page, `not-found` where it leads nowhere: null where the script of it has not been loaded yet. */
  | { readonly type: 'page'; readonly id: PageId; readonly Page: ComponentType | null }
  /** Another address; `isOpen` where a stored center decides on it (D-47). */
  | { readonly type: 'elsewhere'; readonly path: string; readonly isOpen: boolean };

/** Shown where an address leads nowhere; part of every start, so its words come when they are needed. */
export const NotFound = island('not-found', () =>
  import('../pages/not-found-page').then((module) => module.NotFoundPage),
);

const loaded = new Map<PageId, ComponentType>([['not-found', NotFound]]);

/** Looks a path up in the route table; paths with capitals and old ones are elsewhere. */
export function pageAt(pathname: string): PageAt {
  const { redirects, finalPath, end } = followPath(pathname);
  if (redirects.length > 0 && end !== null) {
    const isOpen = ROUTES.some((row) => row.pattern === pathname && 'anyCenter' in row);
    return { type: 'elsewhere', path: finalPath, isOpen };
  }
  const id = end?.row.page ?? 'not-found';
  return { type: 'page', id, Page: loaded.get(id) ?? null };
}

/**
 * Loads a page's script.
 *
 * @throws Error when it does not come; never while the page is being left for its new version.
 */
export async function loadPage(id: PageId): Promise<ComponentType> {
  if (id === 'not-found') return NotFound;
  const Page = await unlessLeaving(PAGE_MODULES[id]);
  loaded.set(id, Page);
  return Page;
}

/**
 * On to the center that is stored, where a redirect leaves that open, else to the one that stands in, marked as the host
 * marks it; rarely needed, so it comes when it is.
 *
 * @returns the path and the query.
 */
export async function storedCenterAt(path: string): Promise<{ pathname: string; search?: string }> {
  const { settleCenter } = await import('../features/branch/settle-center');
  const center = settleCenter(path, ANY_CENTER);
  return center.type === 'elsewhere' ? { pathname: center.path } : { pathname: path, search: ANY_CENTER };
}
