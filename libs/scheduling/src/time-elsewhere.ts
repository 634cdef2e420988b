import { TIME } from '@kidcode/current-school';
import { formatTime, minutesOfTime, weekdayOf, type SiteDay } from '@kidcode/school';
import { addMinutes, parseISO } from 'date-fns';
import { dayOf, SITE_TIME_ZONE, zonedParts } from './site-today';

/** An instant of the day that lies on the same calendar day in every zone of the USA. */
const MIDDAY = 'T18:00:00Z';

/** 'CDT' while daylight time is in force at midday at the school, else 'CST', in the school's own letters. */
export function zoneAbbreviation(day: SiteDay): string {
  const hourOn = (date: string) => zonedParts(parseISO(`${date}${MIDDAY}`), SITE_TIME_ZONE)?.hour;
  return hourOn(day) === hourOn(`${day.slice(0, 4)}-01-15`) ? TIME.standard : TIME.daylight;
}

/**
 * The notice of the start-date dialog: shown when the visitor's zone differs from the school's
 * (specification 2, section 8). A zone that keeps the school's clock in winter and in summer
 * (`US/Central`, `America/Menominee`) does not differ; Mexico City, without daylight time, does.
 *
 * @param detected IANA name that the browser reports; absent or blank when it reports none.
 * @param day the day whose times are shown: decides between daylight and standard time.
 * @returns null when there is nothing to say.
 */
export function timeZoneNotice(detected: string | undefined, day: SiteDay): string | null {
  const zone = detected?.trim() ?? '';
  if (zone === '' || keepsSchoolTime(zone, day.slice(0, 4))) return null;
  return `All times are in the ${TIME.name} time zone (${zoneAbbreviation(day)}). Your detected time zone is ${zone}.`;
}

function keepsSchoolTime(zone: string, year: string): boolean {
  return ['01', '07'].every((month) => {
    const instant = parseISO(`${year}-${month}-15${MIDDAY}`);
    return clock(instant, zone) === clock(instant, SITE_TIME_ZONE);
  });
}

function clock(instant: Date, zone: string): string {
  return JSON.stringify(zonedParts(instant, zone));
}

/** A class time on the clock of one part of the country. */
type UsaTime = {
  readonly zone: 'Eastern' | 'Central' | 'Mountain' | 'Pacific';
  /** 'h:mm AM' or 'h:mm PM'. */
  readonly time: string;
};

/** Minutes ahead of Pacific time. All four zones change to daylight time on the same day. */
const AHEAD_OF_PACIFIC = [
  ['Eastern', 180],
  ['Central', 120],
  ['Mountain', 60],
  ['Pacific', 0],
] as const satisfies readonly (readonly [UsaTime['zone'], number])[];

const DAY = 24 * 60;

/**
 * When a class of the online branch starts on the clocks of the four zones of the mainland, from east to west.
 * Online classes are taught on the school's own time (specification 1, section 9) "from anywhere in the USA" (section 2).
 *
 * @param schoolTime a time on the school's clock, such as '6:30PM'.
 * @returns nothing for text that is no time.
 * @example timesAcrossUsa('6:30PM')[0] // { zone: 'Eastern', time: '7:30 PM' }
 */
export function timesAcrossUsa(schoolTime: string): readonly UsaTime[] {
  const minutes = minutesOfTime(schoolTime);
  if (minutes === null) return [];
  const school = AHEAD_OF_PACIFIC.find(([zone]) => zone === TIME.name)?.[1] ?? 0;
  return AHEAD_OF_PACIFIC.map(([zone, ahead]) => ({
    zone,
    time: formatTime((minutes + ahead - school + DAY) % DAY),
  }));
}

/** What the clock of another zone shows while it is a certain time at the school. */
type TimeElsewhere = {
  /** 'h:mm AM' or 'h:mm PM'. */
  readonly time: string;
  /** The weekday there, 0 Sunday to 6 Saturday, where it is another one than at the school; else null. */
  readonly weekday: number | null;
};

/**
 * A time on the school's clock as another clock shows it on that day, daylight time in both places minded.
 *
 * @param day the school's day.
 * @param schoolTime such as '6:30PM'.
 * @param zone IANA name.
 * @returns null for text that is no time, a zone that nobody knows, and where both clocks show the same.
 */
export function timeElsewhere(day: SiteDay, schoolTime: string, zone: string): TimeElsewhere | null {
  const minutes = minutesOfTime(schoolTime);
  if (minutes === null) return null;
  const there = zonedParts(schoolInstant(day, minutes), zone);
  if (there === null) return null;
  const dayThere = dayOf(there);
  const minutesThere = there.hour * 60 + there.minute;
  if (dayThere === day && minutesThere === minutes) return null;
  return { time: formatTime(minutesThere), weekday: dayThere === day ? null : weekdayOf(dayThere) };
}

/** The instant at which the school's clock shows a time: as if it were UTC, less what the clock is ahead of UTC then. */
function schoolInstant(day: SiteDay, minutes: number): Date {
  const asUtc = addMinutes(parseISO(`${day}T00:00:00Z`), minutes);
  const first = addMinutes(asUtc, -minutesAhead(asUtc));
  // Near a change of the clock the first guess lies on its other side.
  return addMinutes(asUtc, -minutesAhead(first));
}

function minutesAhead(instant: Date): number {
  const parts = zonedParts(instant, SITE_TIME_ZONE);
  if (parts === null) return 0;
  const shown = addMinutes(parseISO(`${dayOf(parts)}T00:00:00Z`), parts.hour * 60 + parts.minute);
  return Math.round((shown.getTime() - instant.getTime()) / 60_000);
}
