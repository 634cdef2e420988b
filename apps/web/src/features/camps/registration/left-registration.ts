import type { RegistrationState } from '@kidcode/booking';

/**
 * The form as it was left at the step of the history where the browser is; null where it was not touched. It is no draft in the
 * storage: it goes with the tab.
 */
export function leftRegistration(): RegistrationState | null {
  const step = window.history.state as { readonly registration?: RegistrationState } | null;
  return step?.registration ?? null;
}

/** Keeps the form for Back and a reload. The router hears nothing of it: the address stays, and so does the page. */
export function leaveRegistration(registration: RegistrationState): void {
  window.history.replaceState({ ...(window.history.state as object | null), registration }, '');
}
