import { TIME } from '@kidcode/current-school';

import type { Answer } from './ask';
import type { Check } from './check';
import { failed, fine, note } from './check';
import type { Deployment } from './deployment';
import { isPublic } from './deployment';

/** A clock that is further away decides about tokens and days. */
const CLOCK_SECONDS = 120;

/**
 * Day, zone and clock of a deployment. A demo on this machine may be pinned to the day that `SITE_TODAY` says here; a site that
 * others can reach never.
 */
export function checkTime(
  base: string,
  { pinnedToday, timeZone }: Deployment,
  home: Answer,
  { pinnedHere, nowSeconds }: { readonly pinnedHere: string | undefined; readonly nowSeconds: number },
): readonly Check[] {
  const rebuild = 'Build the site with SITE_TODAY= (empty), and publish it';
  const day =
    pinnedToday === null
      ? fine('day', 'the real day')
      : pinnedToday === pinnedHere && !isPublic(base)
        ? note(
            'day',
            `pinned to ${pinnedToday}, as SITE_TODAY says here; a real site is built with SITE_TODAY=`,
          )
        : failed('day', `expected the real day; the site is pinned to ${pinnedToday}`, rebuild);
  const away = Math.abs(Date.parse(home.headers['date'] ?? '') / 1000 - nowSeconds);
  return [
    day,
    timeZone === TIME.zone
      ? fine('zone', TIME.zone)
      : failed(
          'zone',
          `expected ${TIME.zone}, got ${timeZone}`,
          'Build the site of this school, and publish it',
        ),
    away > CLOCK_SECONDS
      ? failed(
          'clock',
          `expected the host's clock to be right; it is ${Math.round(away)} seconds away from this one`,
          'Set the clock of the host (NTP), or that of this machine',
        )
      : fine('clock', 'right'),
  ];
}
