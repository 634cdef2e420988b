import type { ComponentType } from 'react';
import {
  createPath,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
  type NavigateOptions,
  type Path,
  type To,
} from 'react-router-dom';

import { PageErrorPage } from '../pages/page-error-page';
import { keepScroll } from './keep-scroll';
import { loadPage, pageAt, storedCenterAt } from './page-at';

/** Where the visitor is, and where they are being led. */
export interface RouterState {
  readonly location: Location;
  readonly Page: ComponentType;
  /** The address whose page is on its way, while the one before is still shown; else null. */
  readonly ahead: Path | null;
  /** Where the page stands once it is shown: so many pixels down, at the address's fragment or else its top, or as it is. */
  readonly scroll: number | 'start' | 'stay';
}

/** Told of each state; `now` when the page must show it before the call returns. */
type Listener = (state: RouterState, now: boolean) => void;

/** Leads from page to page: what the pages and the effects of the store know of the browser's history. */
export interface SiteRouter {
  readonly state: RouterState;
  /** @returns the way to stop listening. */
  subscribe(listener: Listener): () => void;
  /**
   * Leads to an address of the site; what `to` leaves out, the path apart, is empty. The page before stays until the
   * new one's script is here, and a later navigation takes the place of an earlier one.
   */
  navigate(to: To, options?: NavigateOptions): Promise<void>;
  /** The same for the hooks and links of React Router. */
  readonly navigator: Navigator;
}

type How = Pick<NavigateOptions, 'state' | 'replace' | 'preventScrollReset' | 'flushSync'> & {
  /** The browser's own Back or Forward: the address is there already. */
  readonly isStep?: boolean;
};

/**
 * The browser's router. It asks the route table alone, and not a copy of it in another syntax, which makes it smaller by
 * 17 KiB of script than React Router's own: of that it uses the history, the links and the hooks.
 *
 * @param Page The page that the static HTML shows: it stays as it is, and where it stands.
 */
export function makeSiteRouter(Page: ComponentType): SiteRouter {
  const history = createBrowserHistory();
  const listeners = new Set<Listener>();
  let state: RouterState = { location: history.location, Page, ahead: null, scroll: 'stay' };
  let latest = 0;
  const places = keepScroll(() => state.location.key);

  function show(next: RouterState, now = false): void {
    state = next;
    for (const listener of listeners) listener(state, now);
  }

  function arrive(path: Path, NextPage: ComponentType, how: How): void {
    if (!how.isStep) history[how.replace ? 'replace' : 'push'](createPath(path), how.state);
    const { location } = history;
    const scroll = places.of(location.key) ?? (how.preventScrollReset ? 'stay' : 'start');
    show({ location, Page: NextPage, ahead: null, scroll }, how.flushSync);
  }

  async function go(path: Path, how: How): Promise<void> {
    latest += 1;
    const turn = latest;
    const isLatest = () => turn === latest;
    places.keep(state.location.key);
    const at = pageAt(path.pathname);
    if (at.type === 'elsewhere') {
      const found = at.isOpen ? await storedCenterAt(at.path) : { pathname: at.path };
      if (!isLatest()) return;
      return go({ ...path, ...found }, how.isStep ? { replace: true } : how);
    }
    if (at.Page !== null) {
      arrive(path, at.Page, how);
      return;
    }
    show({ ...state, ahead: path });
    const NextPage = await loadPage(at.id).catch(() => PageErrorPage);
    if (isLatest()) arrive(path, NextPage, how);
  }

  history.listen(({ location }) => void go(location, { isStep: true }));

  const navigate = (to: To, options: NavigateOptions = {}) => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    return go({ pathname: state.location.pathname, search: '', hash: '', ...path }, options);
  };
  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (steps) => history.go(steps),
      push: (to, kept, options) => void navigate(to, { ...options, state: kept as unknown }),
      replace: (to, kept, options) =>
        void navigate(to, { ...options, state: kept as unknown, replace: true }),
    },
  };
}
