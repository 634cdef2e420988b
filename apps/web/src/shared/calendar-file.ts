import type * as Calendar from '@kidcode/plan/calendar';
import type { CalendarEntry } from '@kidcode/plan/calendar';
import { SITE_TIME_ZONE, type SiteDay } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

/** What goes into a calendar, made with the script that knows calendars: it comes at the press. */
export type EntriesOf = (calendar: typeof Calendar) => readonly CalendarEntry[];

export interface MadeCalendar {
  /** Address of the file, in this browser only; revoke it when it is no longer needed. */
  readonly file: string;
  readonly google: readonly { readonly title: string; readonly href: string }[];
}

/**
 * Makes a calendar file, and a link of Google's for each entry.
 *
 * @returns null where there is nothing to enter; rejects when the script cannot be loaded.
 */
export async function makeCalendar(entriesOf: EntriesOf, today: SiteDay): Promise<MadeCalendar | null> {
  const calendar = await import('@kidcode/plan/calendar');
  const entries = entriesOf(calendar);
  if (entries.length === 0) return null;
  const { host } = new URL(BRAND.origin);
  const text = calendar.calendarFile(entries, { name: BRAND.name, zone: SITE_TIME_ZONE, today, host });
  return {
    file: URL.createObjectURL(new Blob([text], { type: 'text/calendar' })),
    google: entries.map((entry) => ({
      title: entry.title,
      href: calendar.googleCalendarLink(entry, SITE_TIME_ZONE),
    })),
  };
}
