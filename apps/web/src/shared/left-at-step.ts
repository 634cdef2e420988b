import { useHydrated } from '@kidcode/ui';
import { useState, type MouseEvent } from 'react';

import { useSiteNavigate } from './navigation';

type Step<Left> = Readonly<Record<string, Left | undefined>> & {
  /** What the link that led to this step has brought. */
  readonly usr?: Readonly<Record<string, Left | undefined>> | null;
};

/**
 * What a part of a page leaves at a step of the history, for Back and a reload. It is no draft in the storage: it goes with the
 * tab.
 *
 * @param name Of the part, apart from those of the other parts and of the router.
 */
export function leftAtStep<Left>(name: string) {
  const leftHere = (): Left | undefined => {
    const step = window.history.state as Step<Left> | null;
    return step?.[name] ?? step?.usr?.[name];
  };
  return {
    /** Keeps it where the browser is. The router hears nothing of it: the address stays, and so does the page. */
    leave: (left: Left): void =>
      window.history.replaceState({ ...(window.history.state as object | null), [name]: left }, ''),
    /**
     * Looks once, while rendering, as soon as the page is live: the static page knows no history.
     *
     * @param find Called with what was left at the step where the browser is, or brought there, if anything was.
     * @returns whether it has looked; what is left before that takes the place of what is to be found.
     */
    useLeft: (find: (left: Left) => void): boolean => {
      const isLive = useHydrated();
      const [hasLooked, setLooked] = useState(false);
      if (isLive && !hasLooked) {
        setLooked(true);
        const left = leftHere();
        if (left !== undefined) find(left);
      }
      return hasLooked;
    },
    /** For a click on a link to the same part elsewhere, which then opens there as it was left here. */
    useTakeAlong: () => {
      const navigate = useSiteNavigate();
      return (event: MouseEvent, href: string): void => {
        const left = leftHere();
        // With a key held the page opens in another tab, which has a history of its own.
        if (left === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(href, { state: { [name]: left } });
      };
    },
  };
}
