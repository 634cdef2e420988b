import {
  nextWeekday,
  SITE_TIME_ZONE,
  type SiteDay,
  timeElsewhere,
  type WeekdayName,
  WEEKDAYS,
} from '@kidcode/scheduling';
import { createContext, type ReactNode, use, useDeferredValue, useMemo } from 'react';
import { SmallText, useHydrated } from '@kidcode/ui';

import { deviceTimeZone } from '../../shared/device-clock';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectBranchState } from '../branch/branch-slice';
import { selectToday } from '../clock/clock-slice';

/** Asked once: a page that is open does not travel, and the first answer takes a slow phone 60 ms. */
let known: string | undefined;
const zoneOfDevice = () => (known ??= deviceTimeZone());

/**
 * The IANA name of the zone in which the visitor reads the page; '' in the static page. Without branch management the
 * shown zone is the school's (D-57). It comes in between other work, and not before the next paint.
 */
export function useVisitorZone(): string {
  const { managementDisabled } = useSiteSelector(selectBranchState);
  const isAsked = useDeferredValue(useHydrated(), false);
  if (!isAsked) return '';
  return managementDisabled ? SITE_TIME_ZONE : zoneOfDevice();
}

/** '10:30 PM your time', for a time on the school's clock such as '4:30PM'; null where both clocks show the same. */
type OwnTimeWords = (day: WeekdayName, time: string) => string | null;

function wordsOf(day: SiteDay, time: string, zone: string): string | null {
  const own = timeElsewhere(day, time, zone);
  if (own === null) return null;
  // `weekday` counts from Sunday, the list from Monday.
  const other = own.weekday === null ? '' : ` on ${WEEKDAYS.at(own.weekday - 1) ?? ''}`;
  return `${own.time}${other} your time`;
}

/**
 * What the classes from a day on say of their time to a visitor in a zone; each is worked out once.
 *
 * @param zone IANA name; '' says nothing.
 */
export function ownTimeWords(zone: string, today: SiteDay): OwnTimeWords {
  const known = new Map<string, string | null>();
  return (day, time) => {
    if (zone === '') return null;
    const key = `${day} ${time}`;
    let words = known.get(key);
    if (words === undefined) known.set(key, (words = wordsOf(nextWeekday(day, today), time, zone)));
    return words;
  };
}

const Words = createContext<OwnTimeWords>(() => null);

/** Asks for the visitor's zone once for all the times inside, a hundred in a timetable. */
export function OwnTimes({ children }: { readonly children: ReactNode }) {
  const today = useSiteSelector(selectToday);
  const zone = useVisitorZone();
  const words = useMemo(() => ownTimeWords(zone, today), [zone, today]);
  return <Words value={words}>{children}</Words>;
}

/** The time of the next such class on the visitor's own clock; nothing for those who keep the school's. */
export function OwnTime({ day, time }: { readonly day: WeekdayName; readonly time: string }) {
  const words = use(Words)(day, time);
  if (words === null) return null;
  return (
    <SmallText as="span" display="block" fontWeight="400">
      {words}
    </SmallText>
  );
}
