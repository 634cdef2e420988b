import { bookingBranch, leadingShown, placeKey, seasonOffer, type SeasonOffer } from '@kidcode/booking';
import { BRANCH_IDS, CENTER_IDS, CENTERS, NEAREST_RADIUS_MILES } from '@kidcode/branches';
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

/** The flags that say what of the season is registered for; null where there is nothing of the kind. */
function flagsOf(
  type: RegistrationType,
  { openWeeks, payments }: SeasonOffer,
  camp: CampSeasonInfo,
): string | null {
  if (type === 'full_camp') return payments[0] === 'monthly' ? ' --payment monthly' : '';
  const parts =
    type === 'weekly' ? openWeeks.slice(0, WEEKS_IN_EXAMPLE) : camp.months.slice(0, 1).map(({ id }) => id);
  return parts.length === 0 ? null : ` --${type === 'weekly' ? 'weeks' : 'months'} ${parts.join(',')}`;
}

/**
 * The flags of registrations for examples: what the leading season of the day offers, its first choice first.
 *
 * @example exampleCamps(today) // ['--season fall --type full_camp', '--season fall --type weekly --weeks 1,2']
 */
function exampleCamps(today: SiteDay): readonly string[] {
  const offer = leadingOffer(today);
  if (offer === null) return [];
  const { season, firstType, types, durations } = offer;
  const camp = campOn(season, today);
  const [duration] = durations;
  const length = duration === undefined || duration === 'full_day' ? '' : ` --duration ${duration}`;
  const others = (Object.keys(types) as readonly RegistrationType[]).filter((type) => type !== firstType);
  return [firstType, ...others].flatMap((type) => {
    const flags = types[type] === 'open' ? flagsOf(type, offer, camp) : null;
    return flags === null ? [] : [`--season ${season} --type ${type}${flags}${length}`];
  });
}

/** The online courses for examples: those that can be joined on the day, else all of them. */
function exampleCourses(today: SiteDay): readonly { readonly code: string; readonly start: string }[] {
  const ahead = coursesAhead(today);
  const courses: readonly OnlineCourse[] = ahead.length > 0 ? ahead : ONLINE_COURSES;
  return courses.map((course) => ({
    code: course.courseCode,
    start: startDatesAhead(course, today)[0] ?? course.startDates[0],
  }));
}

const AGES = [7, 12] as const;

/** What stands behind a flag of an example. */
const flagIn = (line: string, name: string): string | undefined =>
  new RegExp(`--${name} (\\S+)`).exec(line)?.[1];

/** A child's wish of the flags of a camp: 'season:weekly:1,2@center'. */
function wishOf(line: string, center: string): string {
  const parts = ['season', 'type', 'weeks', 'months', 'payment', 'duration'].flatMap(
    (name) => flagIn(line, name) ?? [],
  );
  return `${parts.join(':')}@${center}`;
}

/** Two children at the last center in the leading season's camps, and the fragment of the link that shares them. */
function exampleFamily(today: SiteDay): {
  readonly children: readonly string[];
  readonly plan: string;
} {
  const camp = exampleCamps(today).at(-1);
  const center = CENTER_IDS.at(-1);
  const children =
    camp === undefined || center === undefined ? [] : AGES.map((age) => `${age}:${wishOf(camp, center)}`);
  const school = planSchool(today);
  const plan = parsePlan({ children: children.map(parseChildText) }, school);
  const family = plan.ok ? plan.value : { children: [] };
  return { children, plan: `#p=${sharePlan(family, school, { labels: false })}` };
}

/** The school's own names as the help needs them. Examples of what is sold are for one day. */
export type SchoolWords = {
  /** The day that the examples are for. */
  readonly today: SiteDay;
  readonly branches: readonly string[];
  readonly centers: readonly string[];
  /** Branches that stand in where none is named. */
  readonly trialBranch: string;
  readonly consultationBranch: string;
  /** Of the first center. */
  readonly zip: string;
  readonly coordinates: { readonly lat: number; readonly lng: number };
  readonly radiusMiles: number;
  readonly programs: readonly string[];
  /** Each season with prices and how it can be booked: 'fall: weekly'. */
  readonly seasons: readonly string[];
  /** Flags of camp registrations that can be made on the day, the season's first choice first; none in a school without prices. */
  readonly camps: readonly string[];
  /** Two children as `quote family` takes them, with camps of the day; none in a school without prices. */
  readonly children: readonly string[];
  /** The fragment of a link that holds them. */
  readonly plan: string;
  /** Online courses that can be joined on the day, as `token course` takes them. */
  readonly courses: readonly { readonly code: string; readonly start: string }[];
  /** A counted place, as `places list` names it. */
  readonly place: string;
  /** Addresses of the site: one that leads to another first, where there is one. */
  readonly paths: readonly string[];
};

function examplePaths(): readonly string[] {
  const center = CENTER_IDS.at(-1);
  const camps =
    isCampSeason(DEFAULT_SEASON) && center !== undefined ? [campPath(DEFAULT_SEASON, center)] : [];
  return [
    ...camps,
    ...prerenderPaths().filter((path) => center !== undefined && path.includes(`/${center}/`)),
  ];
}

/** The first week of the season that leads, at the first center. */
function examplePlace(today: SiteDay): string {
  const { camp } = leadingShown(today);
  const [{ id: center }] = CENTERS as readonly [(typeof CENTERS)[number]];
  const week = camp.weeks[0]?.number ?? 1;
  return placeKey({ edition: camp.editionId, week, part: camp.dayLengths[0]?.id ?? 'full_day', center });
}

/** @param today what the examples sell, they sell on this day; where nothing is sold any more, they still have a price. */
export function schoolWords(today: SiteDay): SchoolWords {
  const [{ zip, coordinates }] = CENTERS as readonly [(typeof CENTERS)[number]];
  const priced = pricedCamps(today);
  return {
    today,
    branches: BRANCH_IDS,
    centers: CENTER_IDS,
    trialBranch: bookingBranch(null, 'trial'),
    consultationBranch: bookingBranch(null, 'consultation'),
    zip,
    coordinates,
    radiusMiles: NEAREST_RADIUS_MILES,
    programs: PROGRAM_KEYS,
    seasons: PRICED_SEASONS.map((season) => `${season}: ${priced[season].types.join(', ')}`),
    camps: exampleCamps(today),
    ...exampleFamily(today),
    courses: exampleCourses(today),
    place: examplePlace(today),
    paths: examplePaths(),
  };
}

/** The words for the day that the environment pins, else for the real one. */
export const currentWords = (surroundings: Surroundings): SchoolWords => schoolWords(readToday(surroundings));
