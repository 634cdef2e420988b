import { leadingIfAny, placeKey, seasonOffer, type SeasonOffer } from '@kidcode/booking';
import { BRANCH_IDS, CENTER_IDS, CENTERS, DEFAULT_BRANCH, DEFAULT_CENTER } from '@kidcode/branches';
import { parseChildText, parsePlan, planSchool, sharePlan } from '@kidcode/plan';
import {
  isPricedSeason,
  PRICED_SEASONS,
  pricedCamps,
  type PricedSeason,
  type RegistrationType,
} from '@kidcode/pricing';
import {
  campOn,
  type CampSeasonInfo,
  coursesAhead,
  isCampSeason,
  leadingCamp,
  ONLINE_COURSES,
  type OnlineCourse,
  PROGRAM_KEYS,
  seasonStatus,
  type SiteDay,
  startDatesAhead,
} from '@kidcode/scheduling';
import { campPath, DEFAULT_SEASON, prerenderPaths } from '@kidcode/site';

import { readToday } from './read-today';
import type { Surroundings } from './surroundings';

const WEEKS_IN_EXAMPLE = 2;

/** The season with prices that leads on the day, with what it offers then; null in a school that sells no camp. */
function leadingOffer(today: SiteDay): SeasonOffer | null {
  const offerOn = (season: PricedSeason): SeasonOffer => seasonOffer(season, seasonStatus(season, today));
  const isOpen = ({ season }: CampSeasonInfo): boolean =>
    isPricedSeason(season) && offerOn(season).registration === 'open';
  const [first] = PRICED_SEASONS;
  if (first === undefined) return null;
  const { season } = leadingCamp(today, isOpen);
  const lead = isPricedSeason(season) ? season : first;
  const offer = offerOn(lead);
  return offer.registration === 'open' ? offer : seasonOffer(lead);
}

/** Flags with their values. */
type Flags = readonly (readonly [flag: string, value: string])[];

/** The flags that say what of the season is registered for; null where there is nothing of the kind. */
function flagsOf(
  type: RegistrationType,
  { season, openWeeks, payments }: SeasonOffer,
  today: SiteDay,
): Flags | null {
  if (type === 'full_camp') return payments[0] === 'monthly' ? [['payment', 'monthly']] : [];
  const weeks = openWeeks.slice(0, WEEKS_IN_EXAMPLE).join(',');
  const [month] = campOn(season, today).months;
  const [flag, value] = type === 'weekly' ? ['weeks', weeks] : ['months', month?.id ?? ''];
  return value === '' ? null : [[flag, value]];
}

/** The flags of registrations for examples: what the leading season of the day offers, its first choice first. */
function exampleCamps(today: SiteDay): readonly Flags[] {
  const offer = leadingOffer(today);
  if (offer === null) return [];
  const { season, firstType, types, durations } = offer;
  const [duration = 'full_day'] = durations;
  const length: Flags = duration === 'full_day' ? [] : [['duration', duration]];
  const others = (Object.keys(types) as readonly RegistrationType[]).filter((type) => type !== firstType);
  return [firstType, ...others].flatMap((type) => {
    const flags = types[type] === 'open' ? flagsOf(type, offer, today) : null;
    return flags === null ? [] : [[['season', season], ['type', type], ...flags, ...length]];
  });
}

/** The online courses for examples, as `token course` takes them: those that can be joined on the day, else all of them. */
function exampleCourses(today: SiteDay) {
  const ahead = coursesAhead(today);
  const courses: readonly OnlineCourse[] = ahead.length > 0 ? ahead : ONLINE_COURSES;
  return courses.map((course) => ({
    code: course.courseCode,
    start: startDatesAhead(course, today)[0] ?? course.startDates[0],
  }));
}

const AGES = [7, 12] as const;

/**
 * Two children as `quote family` takes them, at the last center in the camp, and the fragment of the link that shares them; none
 * in a school without prices.
 */
function exampleFamily(camp: Flags | undefined, today: SiteDay) {
  const center = CENTER_IDS.at(-1);
  const wish = camp?.map(([, value]) => value).join(':');
  const children =
    wish === undefined || center === undefined ? [] : AGES.map((age) => `${age}:${wish}@${center}`);
  const school = planSchool(today);
  const plan = parsePlan({ children: children.map(parseChildText) }, school);
  const family = plan.ok ? plan.value : { children: [] };
  return { children, plan: `#p=${sharePlan(family, school, { labels: false })}` };
}

/** Addresses of the site: one that leads to another first, where there is one. */
function examplePaths(): readonly string[] {
  const center = CENTER_IDS.at(-1);
  const camps =
    isCampSeason(DEFAULT_SEASON) && center !== undefined ? [campPath(DEFAULT_SEASON, center)] : [];
  return [
    ...camps,
    ...prerenderPaths().filter((path) => center !== undefined && path.includes(`/${center}/`)),
  ];
}

/** A counted place, as `places list` names it: the first week of the season that leads, at the first center; null without seasons. */
function examplePlace(today: SiteDay): string | null {
  const camp = leadingIfAny(today)?.camp;
  if (camp === undefined) return null;
  const [{ id: center }] = CENTERS as readonly [(typeof CENTERS)[number]];
  const week = camp.weeks[0]?.number ?? 1;
  return placeKey({ edition: camp.editionId, week, part: camp.dayLengths[0]?.id ?? 'full_day', center });
}

/**
 * The school's own names as the help needs them.
 *
 * @param today what the examples sell, they sell on this day; where nothing is sold any more, they still have a price.
 */
export function schoolWords(today: SiteDay) {
  const [{ zip, coordinates }] = CENTERS as readonly [(typeof CENTERS)[number]];
  const priced = pricedCamps(today);
  const camps = exampleCamps(today);
  return {
    today,
    branches: BRANCH_IDS as readonly string[],
    centers: CENTER_IDS as readonly string[],
    // Branches that stand in where none is named.
    trialBranch: DEFAULT_BRANCH,
    consultationBranch: DEFAULT_CENTER,
    zip,
    coordinates,
    programs: PROGRAM_KEYS,
    // Each with how it can be booked: 'fall: weekly'.
    seasons: PRICED_SEASONS.map((season) => `${season}: ${priced[season].types.join(', ')}`),
    // Flags of registrations that can be made on the day: '--season fall --type weekly --weeks 1,2'.
    camps: camps.map((flags) => flags.map(([flag, value]) => `--${flag} ${value}`).join(' ')),
    ...exampleFamily(camps.at(-1), today),
    courses: exampleCourses(today),
    place: examplePlace(today),
    paths: examplePaths(),
  };
}

export type SchoolWords = ReturnType<typeof schoolWords>;

/** The words for the day that the environment pins, else for the real one. */
export const currentWords = (surroundings: Surroundings): SchoolWords => schoolWords(readToday(surroundings));
