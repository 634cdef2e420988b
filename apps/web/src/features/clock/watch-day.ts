import { type SiteDay, siteToday } from '@kidcode/scheduling';

import { deviceNow } from '../../shared/device-clock';
import { dayBegan } from './clock-slice';

/** How often an open page looks whether a new day has begun. Milliseconds. */
const LOOK_MS = 60_000;

/**
 * Tells the store which day it is, now and whenever a new one has begun: a page that stays open over midnight sells no camp
 * that is over (D-44). A page in the background may sleep, so that it also looks when it is seen again. Loaded only by a
 * site that runs on the real clock.
 */
export function watchDay(dispatch: (action: ReturnType<typeof dayBegan>) => unknown): void {
  let known: SiteDay | null = null;
  const look = () => {
    const today = siteToday({ now: deviceNow() });
    if (today === known) return;
    known = today;
    dispatch(dayBegan(today));
  };
  look();
  setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
}
