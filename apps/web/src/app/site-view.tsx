import { followPath } from '@kidcode/site';
import {
  Component,
  createElement,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';

import { PageErrorPage } from '../pages/page-error-page';
import { useSiteNavigate } from '../shared/navigation';
import type { ConnectedNavigation } from './follow-navigation';
import { pageAt, pageLoading, pageOf, wayOn } from './page-at';
import { ScrollPlaces } from './scroll-places';
import { Shell } from './shell';

/** Every page but home says where it stands; so does no address that leads nowhere. */
function hasTrail(pathname: string): boolean {
  const page = followPath(pathname).end?.row.page;
  return page !== undefined && page !== 'home';
}

interface PageBoundaryProps {
  /** The history step that is shown: at another one what failed is tried again. */
  readonly step: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly hasFailed: boolean;
  readonly step: string;
}

/** Shows an apology with a way on in place of what fails while rendering. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state = { hasFailed: false, step: this.props.step };

  static getDerivedStateFromError = (): Partial<PageBoundaryState> => ({ hasFailed: true });

  static getDerivedStateFromProps = (
    { step }: PageBoundaryProps,
    shown: PageBoundaryState,
  ): PageBoundaryState | null => (step === shown.step ? null : { hasFailed: false, step });

  override render() {
    return this.state.hasFailed ? <PageErrorPage /> : this.props.children;
  }
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
