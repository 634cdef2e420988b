import { BRANCH_LIST } from '@kidcode/branches';
import { SCHOOL } from '@kidcode/current-school/school';
import { campOn, seasonStatus } from '@kidcode/scheduling';
import type { CampSeason, SiteDay } from '@kidcode/scheduling';

import type { Outcome } from '../outcome';
import { report } from '../outcome';
import { printFields, printTable } from '../print-table';
import { readToday } from '../read-today';
import type { Surroundings } from '../surroundings';

const seasonsOn = (today: SiteDay) =>
  SCHOOL.SEASONS.map(({ id, title, editions, sale }) => {
    const season = id as CampSeason;
    const camp = campOn(season, today);
    return {
      season,
      title,
      hasPrices: sale !== null,
      editions: editions.map((edition) => edition.id),
      shown: camp.editionId,
      dates: camp.dates,
      status: seasonStatus(season, today, camp).phase,
    };
  });

function describe(today: SiteDay, width: number): string {
  const { BRAND, REGION, TIME, PROGRAMS, CORE_LEVELS, ONLINE_COURSES, PAGES } = SCHOOL;
  const about = printFields(
    [
      ['School', BRAND.name],
      ['Says of itself', BRAND.tagline],
      ['Phone', BRAND.phone.display],
      ['E-mail', BRAND.email.display],
      ['Address', BRAND.origin],
      ['Region', `${REGION.name}, ${REGION.stateName}`],
      ['Clock', `${TIME.name} time (${TIME.zone})`],
      ['Day', today],
      ['Programs', PROGRAMS.length],
      ['Core levels', CORE_LEVELS.length],
      ['Online courses', ONLINE_COURSES.length],
      ['Pages', PAGES.length],
    ],
    { width },
  );
  const branches = BRANCH_LIST.map(({ id, city, phone, weekdayHours, weekendHours }) => {
    return [id, city === '' ? '-' : city, phone, weekdayHours, weekendHours];
  });
  const seasons = seasonsOn(today).map(({ season, title, editions, dates, status, hasPrices }) => {
    return [season, title, editions.join(', '), dates, status, hasPrices ? 'yes' : 'no'];
  });
  return [
    about,
    printTable([['BRANCH', 'CITY', 'PHONE', 'WEEKDAYS', 'WEEKENDS'], ...branches], { width, whole: [0, 2] }),
    printTable([['SEASON', 'TITLE', 'EDITIONS', 'SHOWN', 'STATUS', 'PRICES'], ...seasons], {
      width,
      whole: [0],
    }),
  ].join('\n\n');
}

/** `kidcode school show`: the school at a glance on the day; in JSON everything that it says of itself. */
export function schoolShowCommand(surroundings: Surroundings): Outcome {
  const today = readToday(surroundings);
  const data = { today: today, seasonsOnTheDay: seasonsOn(today), ...SCHOOL };
  return report(data, (width) => describe(today, width));
}
