import { followPath } from '@kidcode/site';
import { createElement, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { useSiteNavigate } from '../shared/navigation';
import type { ConnectedNavigation } from './make-navigation';
import { pageAt, pageLoading, pageOf, wayOn } from './page-at';
import { PageBoundary } from './page-boundary';
import { ScrollPlaces } from './scroll-places';
import { Shell } from './shell';

/** Every page but home says where it stands; so does no address that leads nowhere. */
function hasTrail(pathname: string): boolean {
  const page = followPath(pathname).end?.row.page;
  return page !== undefined && page !== 'home';
}

const never = () => false;

interface SiteViewProps {
  /** Browser only: who is told of each address. */
  readonly navigation?: ConnectedNavigation;
}

/**
 * The page of the router's address, with the shell around it. Every address is rendered in a transition: the page before
 * stays until the script of the new one is here, and a page that takes its time leaves presses their turn.
 */
export function SiteView({ navigation }: SiteViewProps) {
  const location = useLocation();
  const navigate = useSiteNavigate();
  const isLoading = useSyncExternalStore(pageLoading.subscribe, pageLoading.isLoading, never);
  useLayoutEffect(() => navigation?.arrive(location, navigate), [navigation, location, navigate]);

  const at = pageAt(location.pathname);
  const Page = at.type === 'page' ? pageOf(at.id, location.key) : wayOn(location, at, navigate);
  // What reads the address does so by itself: a query that changes renders no whole page anew.
  const page = useMemo(() => createElement(Page), [Page]);
  return (
    <>
      <ScrollPlaces location={location} />
      <Shell hasTrail={hasTrail(location.pathname)} isLoading={isLoading}>
        <PageBoundary step={location.key}>{page}</PageBoundary>
      </Shell>
    </>
  );
}
