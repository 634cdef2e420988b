import type { FinderCenter } from './index-centers';

/** The choices of the state and city filters, without 'all', alphabetical. */
interface FinderOptions {
  readonly states: readonly string[];
  readonly cities: readonly { readonly state: string; readonly city: string }[];
}

/** The states and cities in which there is a center, each once. */
export function finderOptions(centers: readonly FinderCenter[]): FinderOptions {
  const citiesOf = new Map<string, Set<string>>();
  for (const { state, city } of centers) {
    const cities = citiesOf.get(state) ?? new Set();
    citiesOf.set(state, cities.add(city));
  }
  const states = [...citiesOf.keys()].sort();
  return {
    states,
    cities: states.flatMap((state) =>
      [...(citiesOf.get(state) ?? [])].sort().map((city) => ({ state, city })),
    ),
  };
}

/** What stands for "any state" and "any city". Specification 2, section 3. */
export const ALL = 'all';

/** The distance slider, in miles; 0 stands for no limit. Specification 2, sections 5 and 9. */
export const DISTANCE_SLIDER = { min: 5, max: 100, step: 5 } as const;
export const NO_LIMIT = 0;

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

/** The parameters of a query string; the first of a repeated name counts, unreadable ones are left out. */
function readQuery(search: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const cut = pair.indexOf('=');
    if (cut < 1) continue;
    const name = decode(pair.slice(0, cut));
    const value = decode(pair.slice(cut + 1));
    if (name !== null && value !== null && !values.has(name)) values.set(name, value);
  }
  return values;
}

function encode(text: string): string {
  // Half a surrogate pair cannot be encoded; a keyboard or a cut text can leave one behind.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** A search longer than this is cut, so that a pasted novel does not become an address. */
export const MAX_QUERY_LENGTH = 100;

/**
 * The finder's criteria from a page address, so that a view can be shared. Bad values fall back to the defaults.
 *
 * @param search The query string, with or without '?'.
 * @param options The states and cities there are: an unknown one falls back, too.
 */
export function parseFinderCriteria(search: string, options: FinderOptions): FinderCriteria {
  const defaults = FINDER_DEFAULTS;
  const values = readQuery(search);
  const state = known(values.get('state'), options.states) ?? defaults.state;
  const cities = options.cities.filter((entry) => state === ALL || entry.state === state);
  return {
    query: values.get('q')?.slice(0, MAX_QUERY_LENGTH) ?? defaults.query,
    near: values.get('near')?.slice(0, MAX_QUERY_LENGTH) ?? defaults.near,
    state,
    city:
      known(
        values.get('city'),
        cities.map(({ city }) => city),
      ) ?? defaults.city,
    distance: readDistance(values.get('distance')) ?? defaults.distance,
    sortBy: readSort(values.get('sort')) ?? defaults.sortBy,
    showFavorites: readFlag(values.get('favorites')) ?? defaults.showFavorites,
  };
}

/**
 * The query string of some criteria: only what differs from the defaults, in a fixed order, without '?'.
 * `parseFinderCriteria` reads it back.
 *
 * @example serializeFinderCriteria({ ...FINDER_DEFAULTS, near: '75028', sortBy: 'distance' }) // 'near=75028&sort=distance'
 */
export function serializeFinderCriteria(criteria: FinderCriteria): string {
  const written = [
    ['q', 'query', criteria.query.slice(0, MAX_QUERY_LENGTH)],
    ['near', 'near', criteria.near.slice(0, MAX_QUERY_LENGTH)],
    ['state', 'state', criteria.state],
    ['city', 'city', criteria.city],
    ['distance', 'distance', String(criteria.distance)],
    ['sort', 'sortBy', criteria.sortBy],
    ['favorites', 'showFavorites', criteria.showFavorites ? '1' : '0'],
  ] as const;
  return written
    .filter(([, key]) => criteria[key] !== FINDER_DEFAULTS[key])
    .map(([name, , value]) => `${name}=${encode(value)}`)
    .join('&');
}

/** The value in its own spelling if it is one of those known, whatever its case. */
const known = (value: string | undefined, values: readonly string[]): string | undefined =>
  value === ALL ? value : values.find((candidate) => candidate.toLowerCase() === value?.toLowerCase());

function readDistance(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,3}$/.test(text)) return undefined;
  return isSliderDistance(Number(text)) ? Number(text) : undefined;
}

function readSort(text: string | undefined): FinderCriteria['sortBy'] | undefined {
  return text === 'name' || text === 'distance' ? text : undefined;
}

function readFlag(text: string | undefined): boolean | undefined {
  if (text === '1') return true;
  return text === '0' ? false : undefined;
}
