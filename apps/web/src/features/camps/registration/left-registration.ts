import type { RegistrationState } from '@kidcode/booking';
import type { MouseEvent } from 'react';

import { useSiteNavigate } from '../../../shared/navigation';

interface Left {
  readonly registration?: RegistrationState;
}

/**
 * The form as it was left at the step of the history where the browser is, else as the link that led there has brought it from
 * another center; null where it was not touched. It is no draft in the storage: it goes with the tab.
 */
export function leftRegistration(): RegistrationState | null {
  const step = window.history.state as (Left & { readonly usr?: Left | null }) | null;
  return step?.registration ?? step?.usr?.registration ?? null;
}

/** Keeps the form for Back and a reload. The router hears nothing of it: the address stays, and so does the page. */
export function leaveRegistration(registration: RegistrationState): void {
  window.history.replaceState({ ...(window.history.state as object | null), registration }, '');
}

/** For a click on a link to the same camp at another center, where the form opens with what was chosen here. */
export function useRegistrationAlong(): (event: MouseEvent, href: string) => void {
  const navigate = useSiteNavigate();
  return (event, href) => {
    const registration = leftRegistration();
    // With a key held the page opens in another tab, which has a history of its own.
    if (registration === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(href, { state: { registration } });
  };
}
