import { answerAddress, followPath, withQuery, type PageId } from '@kidcode/site';
import { lazy, type ComponentType } from 'react';
import type { Location, Path } from 'react-router-dom';

import { HomePage } from '../pages/home-page';
import { PageErrorPage } from '../pages/page-error-page';
import { island } from '../shared/island';
import { leave, unlessLeaving } from '../shared/leaving';
import type { Navigate } from '../shared/navigation';
import { PAGE_MODULES, type StartPageId } from './page-modules';

export type PageAt =
  /** Its page, `not-found` where it leads nowhere. */
  | { readonly type: 'page'; readonly id: PageId }
  /** Another address; with the query that a host's redirect adds where a stored center may decide on it (D-47), else ''. */
  | { readonly type: 'elsewhere'; readonly pathname: string; readonly search: string };

/** Shown where an address leads nowhere; part of every start, so its words come when they are needed. */
const NotFound = island('not-found', () =>
  import('../pages/not-found-page').then((module) => module.NotFoundPage),
);

const STARTS: Readonly<Record<StartPageId, ComponentType>> = { home: HomePage, 'not-found': NotFound };

/** What is rendered for each page that was asked for: a page that was rendered once stays the same component. */
const pages = new Map<PageId, ComponentType>();

/** How many pages that were navigated to are on their way, and who is told of it. */
let awaited = 0;
const watchers = new Set<() => void>();

/** Whether a page that was navigated to is on its way, as an outside store for React. */
export const pageLoading = {
  isLoading: () => awaited > 0,
  subscribe: (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

function countAwaited(change: 1 | -1): void {
  awaited += change;
  for (const watcher of watchers) watcher();
}

/** Looks a path up in the route table; paths with capitals and old ones are elsewhere. */
export function pageAt(pathname: string): PageAt {
  const { redirects, end } = followPath(pathname);
  const answer = answerAddress(pathname);
  // A slash at the end is the host's business: one that adds it would be asked in a circle.
  if (redirects.length > 0 && answer.kind === 'move') {
    const [to = '', query] = answer.to.split('?');
    return { type: 'elsewhere', pathname: to, search: query === undefined ? '' : `?${query}` };
  }
  return { type: 'page', id: end?.row.page ?? 'not-found' };
}

const isStartPage = (id: PageId): id is StartPageId => Object.hasOwn(STARTS, id);

function importPage(id: PageId): Promise<ComponentType> {
  const load = PAGE_MODULES[id];
  if (load === undefined) throw new Error(`web: there is no page ${id}`);
  return unlessLeaving(load);
}

/**
 * Loads a page's script.
 *
 * @throws Error when it does not come; never while the page is being left for its new version.
 */
export async function loadPage(id: PageId): Promise<void> {
  if (isStartPage(id)) return;
  const Page = await importPage(id);
  if (!pages.has(id)) pages.set(id, Page);
}

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

/** What is still to come for a step of the history: its key tells the steps apart, so that a later one tries again. */
const comingTo = new Map<string, ComponentType>();

function coming(key: string, load: () => Promise<{ default: ComponentType }>): ComponentType {
  const known = comingTo.get(key);
  if (known) return known;
  const Coming = lazy(load);
  comingTo.set(key, Coming);
  return Coming;
}

/**
 * The page to render: one whose script is still to come keeps the page before on screen, and apologises if it does not.
 *
 * @param key Of the history step that shows it.
 */
export function pageOf(id: PageId, key: string): ComponentType {
  if (isStartPage(id)) return STARTS[id];
  const loaded = pages.get(id);
  if (loaded) return loaded;
  const Page = coming(`${key} ${id}`, async () => {
    // Not while React renders: whoever watches would be rendered within.
    await Promise.resolve();
    countAwaited(1);
    try {
      const module = { default: await importPage(id) };
      pages.set(id, Page);
      return module;
    } catch {
      return { default: PageErrorPage };
    } finally {
      countAwaited(-1);
    }
  });
  return Page;
}

/**
 * Stands for an address that leads to another one: it is never there, so that the page before stays on screen, and goes on
 * in the same step of the history - to the stored center where the redirect leaves that open, else marked as the host does.
 */
export function wayOn(
  { pathname, search, hash, key, state }: Location,
  way: PageAt & { type: 'elsewhere' },
  navigate: Navigate,
): ComponentType {
  return coming(`${key} ${pathname}`, async () => {
    // Rarely needed, so it comes when it is; waited for in any case: React must not be told while it renders.
    const decision = await (way.search === '' ? null : import('../features/branch/settle-center'));
    const settled = decision?.settleCenter(pathname);
    const query = settled?.standsIn === true ? way.search : '';
    // Somebody may have gone on to another page meanwhile.
    if (window.location.pathname === pathname)
      navigate(
        { pathname: settled?.path ?? way.pathname, search: withQuery(query, search), hash },
        { replace: true, state: state as unknown },
      );
    return new Promise<never>(() => undefined);
  });
}
