import { bookingBranch, leadingShown, placeKey } from '@kidcode/booking';
import { BRANCH_IDS, CENTER_IDS, CENTERS, NEAREST_RADIUS_MILES } from '@kidcode/branches';
import { isCampSeason, PROGRAM_KEYS } from '@kidcode/scheduling';
import type { SiteDay } from '@kidcode/scheduling';
import { PRICED_SEASONS, pricedCamps } from '@kidcode/pricing';
import { campPath, DEFAULT_SEASON, prerenderPaths } from '@kidcode/site';

import type { Surroundings } from '../surroundings';
import { exampleCamps } from './example-camps';
import { exampleCourses } from './example-courses';
import { exampleFamily } from './example-family';
import { helpDay } from './help-day';

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
export const currentWords = (surroundings: Surroundings): SchoolWords => schoolWords(helpDay(surroundings));
