import { LinkButton, useHydrated } from '@kidcode/ui';
import { startTransition, useOptimistic, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { useSiteNavigate } from '../../shared/navigation';

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

/**
 * Which detail tab is open: the one that the address names as its fragment (`#registration`), else the first; in the static
 * page, which knows no fragment, too. A reload, Back and a link that is passed on lead to the tab that was read. Choosing
 * adds no step to the history and does not move the page.
 */
export function useCampTab(): CampTab {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useSiteNavigate();
  // A pressed tab opens at once; the address, which the whole page follows, may take its time.
  const [shown, showNow] = useOptimistic(hash);
  const isKnown = useHydrated();
  const idIn = (fragment: string) => IDS.find((id) => `#${id}` === fragment);
  const select = (id: string) => {
    if (idIn(`#${id}`) === undefined || shown === `#${id}`) return;
    startTransition(() => {
      showNow(`#${id}`);
      navigate(
        { pathname, search, hash: id },
        { replace: true, preventScrollReset: true, state: location.state as unknown },
      );
    });
  };
  const openRegistration = () => {
    select('registration');
    const section = document.getElementById('registration');
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  return { current: (isKnown && idIn(shown)) || 'overview', select, openRegistration };
}

interface RegisterButtonProps {
  readonly onRegister: () => void;
  readonly variant?: 'primary' | 'accent' | 'outline';
  readonly children: ReactNode;
}

/** Leads to the registration: a button where scripts run, a plain link to the section where they do not. */
export function RegisterButton({ onRegister, variant = 'primary', children }: RegisterButtonProps) {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onRegister();
  };
  return (
    <LinkButton
      href="#registration"
      role="button"
      size="lg"
      variant={variant}
      onClick={press}
      onKeyDown={(event) => event.key === ' ' && press(event)}
    >
      {children}
    </LinkButton>
  );
}
