import { nextWeekday, timeElsewhere, WEEKDAYS, type SiteDay, type WeekdayName } from '@kidcode/scheduling';

/** '10:30 PM your time', for a time on the school's clock such as '4:30PM'; null where both clocks show the same. */
export type OwnTimeWords = (day: WeekdayName, time: string) => string | null;

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
