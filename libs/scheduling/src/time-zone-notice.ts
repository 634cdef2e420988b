import { parseISO } from 'date-fns';
import { TIME } from '@kidcode/current-school';
import { SITE_TIME_ZONE } from './site-today';
import type { SiteDay } from '@kidcode/school';
import { zonedParts } from './zoned-parts';

export type TimeZoneNotice = {
  readonly abbreviation: string;
  readonly detectedZone: string;
  readonly message: string;
};

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
export function timeZoneNotice(detected: string | undefined, day: SiteDay): TimeZoneNotice | null {
  const detectedZone = detected?.trim() ?? '';
  if (detectedZone === '' || keepsSchoolTime(detectedZone, day.slice(0, 4))) return null;
  const abbreviation = zoneAbbreviation(day);
  return {
    abbreviation,
    detectedZone,
    message: `All times are in the ${TIME.name} time zone (${abbreviation}). Your detected time zone is ${detectedZone}.`,
  };
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
