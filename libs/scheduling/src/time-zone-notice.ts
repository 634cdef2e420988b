import { parseISO } from 'date-fns';
import { SITE_TIME_ZONE } from './site-today';
import type { SiteDay } from './site-day';
import { zonedParts } from './zoned-parts';

export type CentralAbbreviation = 'CDT' | 'CST';

export type TimeZoneNotice = {
  readonly abbreviation: CentralAbbreviation;
  readonly detectedZone: string;
  readonly message: string;
};

const NOON_CST_IN_UTC = 'T18:00:00Z';

/** CDT while daylight time is in force at noon of that day in Texas, CST otherwise. */
export function centralAbbreviation(day: SiteDay): CentralAbbreviation {
  const noon = zonedParts(parseISO(`${day}${NOON_CST_IN_UTC}`), SITE_TIME_ZONE);
  return noon?.hour === 12 ? 'CST' : 'CDT';
}

/**
 * The notice of the start-date dialog: shown when the visitor's zone differs from Central
 * (specification 2, section 8). A zone that keeps Central's clock in winter and in summer
 * (`US/Central`, `America/Menominee`) does not differ; Mexico City, without daylight time, does.
 *
 * @param detected IANA name that the browser reports; absent or blank when it reports none.
 * @param day the day whose times are shown: decides between CDT and CST.
 * @returns null when there is nothing to say.
 */
export function timeZoneNotice(detected: string | undefined, day: SiteDay): TimeZoneNotice | null {
  const detectedZone = detected?.trim() ?? '';
  if (detectedZone === '' || keepsCentralTime(detectedZone, day.slice(0, 4))) return null;
  const abbreviation = centralAbbreviation(day);
  return {
    abbreviation,
    detectedZone,
    message: `All times are in the Central time zone (${abbreviation}). Your detected time zone is ${detectedZone}.`,
  };
}

function keepsCentralTime(zone: string, year: string): boolean {
  return ['01', '07'].every((month) => {
    const instant = parseISO(`${year}-${month}-15${NOON_CST_IN_UTC}`);
    return clock(instant, zone) === clock(instant, SITE_TIME_ZONE);
  });
}

function clock(instant: Date, zone: string): string {
  return JSON.stringify(zonedParts(instant, zone));
}
