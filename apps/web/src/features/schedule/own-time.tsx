import { chakra } from '@chakra-ui/react';
import { WEEKDAYS, nextWeekday, timeElsewhere, type SiteDay, type WeekdayName } from '@kidcode/scheduling';
import { createContext, use, useMemo, type ReactNode } from 'react';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';
import { useVisitorZone } from './use-visitor-zone';

/** '10:30 PM your time', for a time on the school's clock such as '4:30PM'; null where both clocks show the same. */
type OwnTimeWords = (day: WeekdayName, time: string) => string | null;

function wordsOf(day: SiteDay, time: string, zone: string): string | null {
  const own = timeElsewhere(day, time, zone);
  if (own === null) return null;
  // `weekday` counts from Sunday, the list from Monday.
  const other = own.weekday === null ? '' : ` on ${WEEKDAYS[(own.weekday + 6) % 7] ?? ''}`;
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

const Own = /* @__PURE__ */ chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'fg.quiet', fontWeight: '400' },
});

const Words = createContext<OwnTimeWords>(() => null);

/** Asks for the visitor's zone once for all the times inside, a hundred in a timetable. */
export function OwnTimes({ children }: { readonly children: ReactNode }) {
  const today = useSiteSelector(selectToday);
  const zone = useVisitorZone();
  const words = useMemo(() => ownTimeWords(zone, today), [zone, today]);
  return <Words value={words}>{children}</Words>;
}

interface OwnTimeProps {
  readonly day: WeekdayName;
  readonly time: string;
}

/** The time of the next such class on the visitor's own clock; nothing for those who keep the school's. */
export function OwnTime({ day, time }: OwnTimeProps) {
  const words = use(Words)(day, time);
  return words === null ? null : <Own>{words}</Own>;
}
