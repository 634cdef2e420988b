import type { DayLength } from '@kidcode/pricing';
import type { CampSeasonInfo } from '@kidcode/scheduling';

import { hasPlace, placeStanding } from './places';
import type { PlacesLeft, PlaceStanding } from './places';
import type { SeasonOffer } from './season-offer';

/** The places of an edition at one center, for one length of day. */
export type CampPlaces = {
  readonly places: PlacesLeft;
  readonly camp: Pick<CampSeasonInfo, 'editionId' | 'weeks' | 'months'>;
  readonly center: string;
  readonly duration: DayLength;
};

/** Where a week stands. */
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
