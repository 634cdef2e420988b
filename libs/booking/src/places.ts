import { PLACES } from '@kidcode/scheduling';
import type { PlacesRules } from '@kidcode/school';

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
export const freshPlaces = (
  rows: readonly CountedRow[],
  { freshHours }: Pick<PlacesRules, 'freshHours'> = PLACES,
): PlacesLeft =>
  Object.fromEntries(
    rows
      .filter(({ closed, ageSeconds }) => closed || ageSeconds <= freshHours * 3_600)
      .map((row) => [placeKey(row), row.closed ? ('closed' as const) : Math.max(0, row.left)]),
  );

/**
 * Where a place stands, by the school's threshold.
 *
 * @example placeStanding({ 'winter-2025/1/full_day/euless': 4 }, week1) // { kind: 'few', left: 4 }
 */
export function placeStanding(
  places: PlacesLeft,
  place: CountedPlace,
  { fewFrom }: Pick<PlacesRules, 'fewFrom'> = PLACES,
): PlaceStanding {
  const key = placeKey(place);
  const left = Object.hasOwn(places, key) ? places[key] : undefined;
  if (left === undefined) return { kind: 'unknown' };
  if (left === 'closed') return { kind: 'closed' };
  if (left <= 0) return { kind: 'full' };
  return left <= fewFrom ? { kind: 'few', left } : { kind: 'free' };
}

/** Whether it can be sold: what is not known is left to the portal. */
export const hasPlace = ({ kind }: PlaceStanding): boolean => kind !== 'full' && kind !== 'closed';

/** '4 places left'; null where no number is told. */
export const placesWords = (standing: PlaceStanding): string | null =>
  standing.kind === 'few' ? leftWords(standing.left) : null;

export const leftWords = (left: number): string => `${left} ${left === 1 ? 'place' : 'places'} left`;
