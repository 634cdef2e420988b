import { useCallback } from 'react';
import { useNavigate, type Location, type To } from 'react-router-dom';

import { wakeIslands } from './island';

/** What a step of the history carries when the page stays where it stands; the `state` of a link, too. */
export const KEEPS_PLACE = { keepsPlace: true } as const;

/** @param state Of a history entry: anything, or nothing. */
export const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsPlace' in state;

export interface NavigationOptions {
  /** In the place of this step of the history. Default false: a step of its own. */
  readonly replace?: boolean;
  /** What the entry carries, for whoever finds it again. */
  readonly state?: unknown;
  /** The page stays where it stands, and does not begin at its top. Default false. */
  readonly preventScrollReset?: boolean;
}

/** Leads to an address of the site; what `to` leaves out, the path apart, is empty. */
export type Navigate = (to: To, options?: NavigationOptions) => void;

/**
 * React Router's `useNavigate` for this site: islands that sleep are woken, for React cannot render a new address around
 * static HTML, and an entry says whether the page keeps its place. Steps back are `goBack` (history-step.ts).
 */
export function useSiteNavigate(): Navigate {
  const navigate = useNavigate();
  return useCallback<Navigate>(
    (to, { replace = false, state, preventScrollReset = false } = {}) => {
      wakeIslands();
      const kept = preventScrollReset ? { ...(state as object | null | undefined), ...KEEPS_PLACE } : state;
      void navigate(to, { replace, state: kept });
    },
    [navigate],
  );
}

/** Where the visitor is, and the way on, for effects that are no part of the tree. */
export interface SiteNavigation {
  readonly state: { readonly location: Location };
  /**
   * Told of each address once its page is shown.
   *
   * @returns the way to stop listening.
   */
  readonly subscribe: (listener: (state: SiteNavigation['state']) => void) => () => void;
  readonly navigate: Navigate;
}
