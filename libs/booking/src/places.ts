import { BRANCHES, CENTER_IDS, isCenterId, type CenterId } from '@kidcode/branches';
import type { DayLength, RegistrationSelection } from '@kidcode/pricing';
import {
  CAMP_SEASON_IDS,
  findOnlineCourse,
  parseStartDate,
  PLACES,
  seasonFacts,
  seasonStatus,
} from '@kidcode/scheduling';
import type { CampSeasonInfo } from '@kidcode/scheduling';
import { leftWords, type SeasonOffer } from './season-offer';
import type { ShownCamp } from './shown-camp';

/** Something of which places are counted: a week of a camp at a center for one length of day, or a start of an online course. */
export type CountedPlace = {
  /** The edition's id, such as 'winter-2025'; of an online course its first day, such as '2025-12-22'. */
  readonly edition: string;
  /** The week's number; 0 for an online course. */
  readonly week: number;
  /** The length of day, or the code of the online course. */
  readonly part: string;
  /** The id of the center, or 'online'. */
  readonly center: string;
};

/** What is known of the places left, by `placeKey`: their number, or that the school has closed it. What is not there is not known. */
export type PlacesLeft = Readonly<Record<string, number | 'closed'>>;

/** Nobody counts, or the count cannot be read: every page is as if there were none. */
export const NO_PLACES: PlacesLeft = {};

/** The codes of a refusal because no place is left. */
export const WEEK_FULL = 'week-full';
export const COURSE_FULL = 'course-full';

/** A row of the count as the database tells it. */
export type CountedRow = CountedPlace & {
  /** Never below zero. */
  readonly left: number;
  readonly closed: boolean;
  /** Seconds since somebody said so. */
  readonly ageSeconds: number;
};

/** Where a place stands. `free` is left without a number: there are more than the school tells. */
export type PlaceStanding =
  { readonly kind: 'unknown' | 'free' | 'full' | 'closed' } | { readonly kind: 'few'; readonly left: number };

/** The name of a counted place in `PlacesLeft`. */
export const placeKey = ({ edition, week, part, center }: CountedPlace): string =>
  `${edition}/${week}/${part}/${center}`;

/**
 * The rows that may still be told: a number that nobody has confirmed for the school's hours is not known any more. What is
 * closed stays closed until somebody opens it.
 */
export const freshPlaces = (rows: readonly CountedRow[]): PlacesLeft =>
  Object.fromEntries(
    rows
      .filter(({ closed, ageSeconds }) => closed || ageSeconds <= PLACES.freshHours * 3_600)
      .map((row) => [placeKey(row), row.closed ? ('closed' as const) : Math.max(0, row.left)]),
  );

/**
 * Where a place stands, by the school's threshold.
 *
 * @example placeStanding({ 'winter-2025/1/full_day/euless': 4 }, week1) // { kind: 'few', left: 4 }
 */
export function placeStanding(places: PlacesLeft, place: CountedPlace): PlaceStanding {
  const key = placeKey(place);
  const left = Object.hasOwn(places, key) ? places[key] : undefined;
  if (left === undefined) return { kind: 'unknown' };
  if (left === 'closed') return { kind: 'closed' };
  if (left <= 0) return { kind: 'full' };
  return left <= PLACES.fewFrom ? { kind: 'few', left } : { kind: 'free' };
}

/** Whether it can be sold: what is not known is left to the portal. */
export const hasPlace = ({ kind }: PlaceStanding): boolean => kind !== 'full' && kind !== 'closed';

/** '4 places left'; null where no number is told. */
export const placesWords = (standing: PlaceStanding): string | null =>
  standing.kind === 'few' ? leftWords(standing.left) : null;

/** The start of an online course as a counted place; null for a label that is no day. */
export function coursePlace(courseCode: string, startLabel: string): CountedPlace | null {
  const start = parseStartDate(startLabel);
  return start.ok ? { edition: start.value.startDate, week: 0, part: courseCode, center: 'online' } : null;
}

export function courseStanding(places: PlacesLeft, courseCode: string, startLabel: string): PlaceStanding {
  const place = coursePlace(courseCode, startLabel);
  return place === null ? { kind: 'unknown' } : placeStanding(places, place);
}

/** Whether the school has such a place, sold or not: a week of one of its camps at one of its centers, or a start of an online course. */
export function isKnownPlace(place: CountedPlace): boolean {
  const { edition, week, part, center } = place;
  const isWeek = CAMP_SEASON_IDS.map(seasonFacts).some(
    ({ editions, dayLengths }) =>
      dayLengths.some(({ id }) => id === part) &&
      editions.some(({ id, weeks }) => id === edition && weeks.some(({ number }) => number === week)),
  );
  if (isWeek) return isCenterId(center);
  const starts = findOnlineCourse(part)?.startDates ?? [];
  return starts.some((label) => {
    const start = coursePlace(part, label);
    return start !== null && placeKey(start) === placeKey(place);
  });
}

/** The places of an edition at one center, for one length of day. */
export type CampPlaces = {
  readonly places: PlacesLeft;
  readonly camp: Pick<CampSeasonInfo, 'editionId' | 'weeks' | 'months'>;
  readonly center: string;
  readonly duration: DayLength;
};

export const weekStanding = ({ places, camp, center, duration }: CampPlaces, week: number): PlaceStanding =>
  placeStanding(places, { edition: camp.editionId, week, part: duration, center });

/**
 * What a parent is told of a camp at one center, over its lengths of day: 'full' where no week on sale has a place, 'few' where
 * all that is left are few; null where something is free or not known.
 *
 * @param openWeeks those that are sold on the day.
 */
export function campSeats(
  at: Omit<CampPlaces, 'duration' | 'camp'> & {
    readonly camp: CampPlaces['camp'] & Pick<CampSeasonInfo, 'dayLengths'>;
  },
  openWeeks: readonly number[],
): 'few' | 'full' | null {
  const standings = openWeeks.flatMap((week) =>
    at.camp.dayLengths.map(({ id }) => weekStanding({ ...at, duration: id }, week)),
  );
  const left = standings.filter(hasPlace);
  if (standings.length === 0 || left.some(({ kind }) => kind !== 'few')) return null;
  return left.length === 0 ? 'full' : 'few';
}

/**
 * A season with what is known of its places: a week that has none left is full, as if the school's documents said so, and the
 * whole camp with it (D-61). Where nothing is full it is the very same season.
 *
 * @param centers the one that is asked about, or several: what is full at each of them is full.
 */
export function withPlaces(shown: ShownCamp, places: PlacesLeft, centers: readonly string[]): ShownCamp {
  const { camp, status, priced } = shown;
  const isFull = (week: number, center: string) => campSeats({ places, camp, center }, [week]) === 'full';
  const isWhole = (center: string) => !camp.weeks.some(({ number }) => isFull(number, center));
  if (centers.some(isWhole)) return shown;
  const full = status.openWeeks.filter((week) => centers.every((center) => isFull(week, center)));
  const counted: CampSeasonInfo = {
    ...camp,
    weeks: camp.weeks.map((week) => (full.includes(week.number) ? { ...week, seats: 'full' } : week)),
  };
  const now = seasonStatus(camp.season, status.today, counted);
  return {
    camp: counted,
    // No week may be full at all of the centers, and yet the whole camp be sold at none.
    status: { ...now, fullCamp: now.fullCamp === 'open' ? 'full' : now.fullCamp },
    priced: now.prices === 'none' ? null : priced,
  };
}

/**
 * An offer narrowed to what has places: a week without one is full, one that the school closed is closed, and a full camp is
 * sold while all its weeks have a place. Where nothing is known it is the very same offer.
 */
export function offerWithPlaces(offer: SeasonOffer, at: CampPlaces): SeasonOffer {
  const standings = new Map(offer.weeks.map(({ number }) => [number, weekStanding(at, number)]));
  if ([...standings.values()].every(({ kind }) => kind === 'unknown')) return offer;
  const isFree = (week: number) => hasPlace(standings.get(week) ?? { kind: 'unknown' });
  const openWeeks = offer.openWeeks.filter(isFree);
  const { full_camp: fullCamp, weekly } = offer.types;
  const isWhole = offer.weeks.every(({ number }) => isFree(number));
  return {
    ...offer,
    openWeeks,
    weeks: offer.weeks.map((week) => {
      const standing = standings.get(week.number);
      if (standing?.kind === 'full') return { ...week, seats: 'full' };
      return standing?.kind === 'few' ? { ...week, seats: 'few', left: standing.left } : week;
    }),
    types: {
      ...offer.types,
      ...(fullCamp === 'open' && !isWhole && { full_camp: 'full' as const }),
      ...(weekly === 'open' && openWeeks.length === 0 && { weekly: 'full' as const }),
    },
  };
}

/**
 * The weeks of a selection that have no place; none where it can be sold. A part of a month names no weeks: it can be had
 * while one week of the month has a place.
 */
export function weeksWithoutPlace(
  selection: RegistrationSelection,
  where: Omit<CampPlaces, 'duration'>,
): readonly number[] {
  const at = { ...where, duration: selection.duration };
  const gone = (weeks: readonly number[]) => weeks.filter((week) => !hasPlace(weekStanding(at, week)));
  switch (selection.registrationType) {
    case 'weekly':
      return gone(selection.weeks);
    case 'full_camp':
      return gone(where.camp.weeks.map(({ number }) => number));
    case 'monthly':
      return selection.months.flatMap(({ month, days }) => {
        const facts = where.camp.months.find(({ id }) => id === month);
        if (facts === undefined) return [];
        const without = gone(facts.weeks);
        const isPart = days !== undefined && days < facts.days;
        return isPart && without.length < facts.weeks.length ? [] : without;
      });
  }
}

/** A week that can be had instead. */
export type FreeWeek = { readonly week: number; readonly center: CenterId };

/**
 * What is nearest to a week without a place and can be had: the nearest other week at the same center, the later one of two,
 * and the same week at each other center. First the week, as a family has its center.
 *
 * @param openWeeks those that are sold on the day.
 */
export function nearestFree(at: CampPlaces, week: number, openWeeks: readonly number[]): readonly FreeWeek[] {
  const isFree = (number: number, center: string) =>
    openWeeks.includes(number) && hasPlace(weekStanding({ ...at, center }, number));
  const [nearest] = openWeeks
    .filter((number) => number !== week && isFree(number, at.center))
    .sort((a, b) => Math.abs(a - week) - Math.abs(b - week) || b - a);
  const own = CENTER_IDS.find((id) => id === at.center);
  return [
    ...(nearest === undefined || own === undefined ? [] : [{ week: nearest, center: own }]),
    ...CENTER_IDS.filter((center) => center !== at.center && isFree(week, center)).map((center) => ({
      week,
      center,
    })),
  ];
}

/** 'week 2 in Euless, or week 1 in Flower Mound'. */
export const freeWords = (free: readonly FreeWeek[]): string =>
  free.map(({ week, center }) => `week ${week} in ${BRANCHES[center].name}`).join(', or ');
