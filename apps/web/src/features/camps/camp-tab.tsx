import { LinkButton } from '@kidcode/ui';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

import { useQuery } from '../../shared/use-query';

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

export interface CampTab {
  readonly current: CampTabId;
  readonly select: (id: string) => void;
  /** Shows the registration tab, scrolls to it and puts the focus there. */
  readonly openRegistration: () => void;
}

function goToRegistration(): void {
  const section = document.getElementById('registration');
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/**
 * Which detail tab is open: the one that the address names as its fragment (`#registration`), else the first; in the static
 * page, which knows no fragment, too. A reload, Back and a link that is passed on lead to the tab that was read. Choosing
 * adds no step to the history and does not move the page.
 */
export function useCampTab(): CampTab {
  const { search, hash, replace } = useQuery();
  const tabOf = (id: string) => CAMP_TABS.find((tab) => tab.id === id)?.id;
  const select = (id: string) => {
    if (tabOf(id) !== undefined && hash !== id) replace(search.slice(1), id);
  };
  const current = tabOf(hash) ?? 'overview';
  // A hidden tab can neither be scrolled to nor have the focus: who asked for it is led there once it is shown.
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || current !== 'registration') return;
    isAwaited.current = false;
    goToRegistration();
  }, [current]);
  const openRegistration = () => {
    if (current === 'registration') goToRegistration();
    else {
      isAwaited.current = true;
      select('registration');
    }
  };
  return { current, select, openRegistration };
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
