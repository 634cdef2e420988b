import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

import { CAMP_TABS, tabOfHash, type CampTabId } from './camp-tab';

const subscribeNever = () => () => undefined;

export interface CampTab {
  readonly current: CampTabId;
  readonly select: (id: string) => void;
  /** Shows the registration tab, scrolls to it and puts the focus there. */
  readonly openRegistration: () => void;
}

/**
 * Which detail tab is open: the one chosen here, else the one that the address names (`#registration`), else the
 * first. Following a link to another fragment wins over an older choice.
 */
export function useCampTab(): CampTab {
  const { hash: address } = useLocation();
  // The static page knows no fragment, so neither does the first render in the browser.
  const hash = useSyncExternalStore(
    subscribeNever,
    () => address,
    () => '',
  );
  const [choice, setChoice] = useState<{ tab: CampTabId; hash: string } | null>(null);
  const chosen = choice?.hash === hash ? choice.tab : null;
  const current = chosen ?? tabOfHash(hash) ?? choice?.tab ?? 'overview';

  const select = (id: string) => {
    const tab = CAMP_TABS.find((candidate) => candidate.id === id);
    if (tab) setChoice({ tab: tab.id, hash });
  };
  const openRegistration = () => {
    flushSync(() => select('registration'));
    const section = document.getElementById('registration');
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  return { current, select, openRegistration };
}
