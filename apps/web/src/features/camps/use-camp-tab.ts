import { startTransition, useOptimistic } from 'react';
import { useLocation } from 'react-router-dom';

import { useSiteNavigate } from '../../shared/navigation';
import { useHydrated } from '../../shared/use-hydrated';

/** Which tab an address names, and how a pressed one gets into it. */
interface TabInAddress<Id extends string> {
  /** Null while the address names none, and in the static page, which knows no fragment. */
  readonly current: Id | null;
  readonly select: (id: string) => void;
}

/**
 * Keeps the chosen tab in the address, as its fragment: a reload, Back and a link that is passed on lead to the tab
 * that was read. Choosing adds no step to the history and does not move the page.
 *
 * @param ids What the tabs are called in the address.
 */
function useTabInAddress<Id extends string>(ids: readonly Id[]): TabInAddress<Id> {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useSiteNavigate();
  // A pressed tab opens at once; the address, which the whole page follows, may take its time.
  const [shown, showNow] = useOptimistic(hash);
  const isKnown = useHydrated();
  const select = (id: string) => {
    if (!ids.some((known) => known === id) || shown === `#${id}`) return;
    startTransition(() => {
      showNow(`#${id}`);
      navigate(
        { pathname, search, hash: id },
        { replace: true, preventScrollReset: true, state: location.state as unknown },
      );
    });
  };
  return { current: isKnown ? (ids.find((id) => `#${id}` === shown) ?? null) : null, select };
}

/** The detail tabs of a camp page. Source: specification 2, section 2, Camp page layout. */
export const CAMP_TABS = [
  { id: 'overview', label: 'Overview', shortLabel: 'About' },
  { id: 'schedule', label: 'Daily Schedule', shortLabel: 'Day' },
  { id: 'registration', label: 'Registration', shortLabel: 'Register' },
  { id: 'themes', label: 'Weekly Themes', shortLabel: 'Themes' },
  { id: 'technology', label: 'Technology', shortLabel: 'Tech' },
  { id: 'discounts', label: 'Discounts', shortLabel: 'Deals' },
] as const;

export type CampTabId = (typeof CAMP_TABS)[number]['id'];

const IDS = CAMP_TABS.map(({ id }) => id);

export interface CampTab {
  readonly current: CampTabId;
  readonly select: (id: string) => void;
  /** Shows the registration tab, scrolls to it and puts the focus there. */
  readonly openRegistration: () => void;
}

/** Which detail tab is open: the one that the address names (`#registration`), else the first. */
export function useCampTab(): CampTab {
  const { current, select } = useTabInAddress(IDS);
  const openRegistration = () => {
    select('registration');
    const section = document.getElementById('registration');
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  return { current: current ?? 'overview', select, openRegistration };
}
