import { followPath } from '@kidcode/site';
import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Router } from 'react-router-dom';

import { PageBoundary } from './page-boundary';
import { Shell } from './shell';
import type { RouterState, SiteRouter } from './site-router';

/** The fragment's element, as links write it or as people type it. */
function fragmentElement(hash: string): Element | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function scrollTo({ scroll, location }: Pick<RouterState, 'scroll' | 'location'>): void {
  if (scroll === 'stay') return;
  const element = typeof scroll === 'number' ? null : fragmentElement(location.hash);
  if (element) element.scrollIntoView();
  else window.scrollTo(0, typeof scroll === 'number' ? scroll : 0);
}

/** Every page but home says where it stands; so does no address that leads nowhere. */
function hasTrail(pathname: string): boolean {
  const page = followPath(pathname).end?.row.page;
  return page !== undefined && page !== 'home';
}

/** The page that the router shows, with the shell around it. A page that takes its time leaves presses their turn. */
export function SiteView({ router }: { readonly router: SiteRouter }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const show = (next: RouterState, now: boolean) => {
      if (now) flushSync(() => setState(next));
      else startTransition(() => setState(next));
    };
    // It may have gone on since the first render.
    show(router.state, false);
    return router.subscribe(show);
  }, [router]);

  const { location, scroll, Page, ahead } = state;
  const shown = useRef(location);
  useLayoutEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    scrollTo({ location, scroll });
  }, [location, scroll]);

  // What reads the address does so by itself: a query that changes renders no whole page anew.
  const page = useMemo(() => <Page />, [Page]);
  return (
    <Router location={location} navigator={router.navigator}>
      <Shell hasTrail={hasTrail(location.pathname)} isLoading={ahead !== null}>
        <PageBoundary step={location.key}>{page}</PageBoundary>
      </Shell>
    </Router>
  );
}
