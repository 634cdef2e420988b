import { DISTANCE_SLIDER, formatMiles, NO_LIMIT, tooFarMessage } from '@kidcode/branches';

import type { Finder } from './use-finder';

/** What a sentence calls the place that distances are measured from: '76092', 'Plano', 'your location'. */
export function placeWords(near: Finder['near']): string {
  return near.status === 'found' ? near.place.name : 'your location';
}

/**
 * What the finder found, for sighted and listening alike: '2 learning centers', '1 of 2 learning centers', with the
 * nearest where a place was named; or that none is near enough (D-52).
 */
export function resultsWords({ criteria, result, near }: Words, all: number): string {
  const { matches, shown, isEmpty, isTooFar, nearest, beyondLimit } = result;
  if (isTooFar && beyondLimit) {
    return tooFarMessage({
      limitMiles: criteria.distance,
      place: placeWords(near),
      nearest: beyondLimit,
      isNarrowed: beyondLimit.center.id !== nearest?.center.id,
    });
  }
  if (isEmpty) return `No match, showing all ${shown.length} learning centers`;
  const noun = all === 1 ? 'learning center' : 'learning centers';
  const count = matches.length === all ? `${all} ${noun}` : `${matches.length} of ${all} ${noun}`;
  if (near.status !== 'found' || nearest === null) return count;
  return `${count}. The nearest to ${near.place.name}: ${nearest.center.name}, ${formatMiles(nearest.distanceMiles)}.`;
}

type Words = Pick<Finder, 'criteria' | 'result' | 'near'>;

/** The first stop of the distance slider that reaches a center so many miles away; `NO_LIMIT` beyond its end. */
export function reachingDistance(miles: number): number {
  const { min, max, step } = DISTANCE_SLIDER;
  const stop = Math.max(min, Math.ceil(miles / step) * step);
  return stop > max ? NO_LIMIT : stop;
}
