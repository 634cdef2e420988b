/** What stands for "any state" and "any city". Specification 2, section 3. */
export const ALL = 'all';

/** The distance slider, in miles; 0 stands for no limit. Specification 2, sections 5 and 9. */
export const DISTANCE_SLIDER = { min: 5, max: 100, step: 5 } as const;
export const NO_LIMIT = 0;

/** Everything that a parent chose in the finder. */
export interface FinderCriteria {
  /** Searched in name, city, state and ZIP; blank finds all. */
  readonly query: string;
  /** The ZIP code or city that distances are measured from, as typed; blank for the device's location. */
  readonly near: string;
  readonly state: string;
  readonly city: string;
  /** Miles; applies only when a location is known. 0 is no limit. */
  readonly distance: number;
  /** 'distance' needs a known location and is by name without one. */
  readonly sortBy: 'name' | 'distance';
  readonly showFavorites: boolean;
}

/** How the finder starts on `/learning-centers`. Specification 2, section 3. */
export const FINDER_DEFAULTS: FinderCriteria = {
  query: '',
  near: '',
  state: ALL,
  city: ALL,
  distance: 5,
  sortBy: 'name',
  showFavorites: false,
};

/** How the finder starts inside the home page: no distance limit. Specification 2, section 4. */
export const HOME_FINDER_DEFAULTS: FinderCriteria = { ...FINDER_DEFAULTS, distance: 0 };

/** Whether a number of miles is a stop of the slider, or 0. */
export function isSliderDistance(miles: number): boolean {
  const { min, max, step } = DISTANCE_SLIDER;
  return miles === 0 || (miles >= min && miles <= max && miles % step === 0);
}

/** What a parent, or the site around the finder, does to the criteria. */
export type FinderEvent =
  | { readonly type: 'queryTyped'; readonly query: string }
  | { readonly type: 'suggestionPicked'; readonly query: string }
  | { readonly type: 'stateChosen'; readonly state: string }
  | { readonly type: 'cityChosen'; readonly city: string }
  | { readonly type: 'distanceChosen'; readonly miles: number }
  | { readonly type: 'sortChosen'; readonly sortBy: FinderCriteria['sortBy'] }
  | { readonly type: 'favoritesToggled' }
  | { readonly type: 'placeChosen'; readonly near: string }
  | { readonly type: 'locationKnown' }
  | { readonly type: 'branchChanged' }
  | { readonly type: 'cleared' };

/**
 * The criteria after an event. Specification 2, section 4: the filters reset when a location becomes known (a place
 * chosen by ZIP code or city is one, and the list then goes by distance) and when the branch changes; what was typed
 * in the search stays.
 *
 * @param defaults `FINDER_DEFAULTS`, or `HOME_FINDER_DEFAULTS` inside the home page.
 */
export function finderTransition(
  criteria: FinderCriteria,
  event: FinderEvent,
  defaults: FinderCriteria = FINDER_DEFAULTS,
): FinderCriteria {
  switch (event.type) {
    case 'queryTyped':
      // The place stands in the search box: an empty box names none.
      return { ...criteria, query: event.query, near: event.query === '' ? '' : criteria.near };
    case 'suggestionPicked':
      // Who picks a center by name or city wants to see it, however far it is and whatever was filtered before.
      return { ...startAt(criteria.near, defaults), query: event.query, distance: NO_LIMIT };
    case 'stateChosen':
      // A city of another state would leave nothing to find.
      return { ...criteria, state: event.state, city: ALL };
    case 'cityChosen':
      return { ...criteria, city: event.city };
    case 'distanceChosen':
      return isSliderDistance(event.miles) ? { ...criteria, distance: event.miles } : criteria;
    case 'sortChosen':
      return { ...criteria, sortBy: event.sortBy };
    case 'favoritesToggled':
      return { ...criteria, showFavorites: !criteria.showFavorites };
    case 'placeChosen':
      // The place was typed in the search box; as a search it would hide the centers around it.
      return startAt(event.near, defaults);
    case 'locationKnown':
      return { ...defaults, query: criteria.query };
    case 'branchChanged':
      return { ...startAt(criteria.near, defaults), query: criteria.query };
    case 'cleared':
      return defaults;
  }
}

/** Who names a place asks what is near it. */
function startAt(near: string, defaults: FinderCriteria): FinderCriteria {
  return near === '' ? defaults : { ...defaults, near, sortBy: 'distance' };
}
