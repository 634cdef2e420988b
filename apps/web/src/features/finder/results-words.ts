import { DISTANCE_SLIDER, type FinderResult, type FinderCenter } from '@kidcode/branches';

/** '2 learning centers', '1 of 2 learning centers'; how many match, for sighted and listening alike. */
export function resultsWords<C extends FinderCenter>(
  { matches, shown, isEmpty }: FinderResult<C>,
  all: number,
): string {
  if (isEmpty) return `No match, showing all ${shown.length} learning centers`;
  const noun = all === 1 ? 'learning center' : 'learning centers';
  return matches.length === all ? `${all} ${noun}` : `${matches.length} of ${all} ${noun}`;
}

/** The first stop of the distance slider that reaches a center so many miles away; 0, no limit, beyond its end. */
export function reachingDistance(miles: number): number {
  const { min, max, step } = DISTANCE_SLIDER;
  const stop = Math.max(min, Math.ceil(miles / step) * step);
  return stop > max ? 0 : stop;
}
