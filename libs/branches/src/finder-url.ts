import { ALL, FINDER_DEFAULTS, isSliderDistance } from './finder-criteria';
import type { FinderCriteria } from './finder-criteria';
import type { FinderOptions } from './finder-options';

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

/** The query string of some parameters in their order, without '?'; empty for none. */
function writeQuery(pairs: readonly (readonly [name: string, value: string])[]): string {
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
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
 * @param context.defaults What the finder starts with on this page.
 * @param context.options The states and cities there are; with them, an unknown one falls back too.
 */
export function parseFinderCriteria(
  search: string,
  context: { readonly defaults?: FinderCriteria; readonly options?: FinderOptions } = {},
): FinderCriteria {
  const { defaults = FINDER_DEFAULTS, options } = context;
  const values = readQuery(search);
  const state = known(values.get('state'), options?.states) ?? defaults.state;
  const cities = options?.cities.filter((entry) => state === ALL || entry.state === state);
  return {
    query: values.get('q')?.slice(0, MAX_QUERY_LENGTH) ?? defaults.query,
    near: values.get('near')?.slice(0, MAX_QUERY_LENGTH) ?? defaults.near,
    state,
    city:
      known(
        values.get('city'),
        cities?.map((entry) => entry.city),
      ) ?? defaults.city,
    distance: readDistance(values.get('distance')) ?? defaults.distance,
    sortBy: readSort(values.get('sort')) ?? defaults.sortBy,
    showFavorites: readFlag(values.get('favorites')) ?? defaults.showFavorites,
  };
}

/**
 * The query string of some criteria: only what differs from the defaults, in a fixed order, without '?'.
 * `parseFinderCriteria` with the same defaults reads it back.
 *
 * @example serializeFinderCriteria({ ...FINDER_DEFAULTS, near: '75028', sortBy: 'distance' }) // 'near=75028&sort=distance'
 */
export function serializeFinderCriteria(
  criteria: FinderCriteria,
  defaults: FinderCriteria = FINDER_DEFAULTS,
): string {
  const pairs: [string, string][] = [];
  const add = (name: string, key: keyof FinderCriteria, value: string) => {
    if (criteria[key] !== defaults[key]) pairs.push([name, value]);
  };
  add('q', 'query', criteria.query.slice(0, MAX_QUERY_LENGTH));
  add('near', 'near', criteria.near.slice(0, MAX_QUERY_LENGTH));
  add('state', 'state', criteria.state);
  add('city', 'city', criteria.city);
  add('distance', 'distance', String(criteria.distance));
  add('sort', 'sortBy', criteria.sortBy);
  add('favorites', 'showFavorites', criteria.showFavorites ? '1' : '0');
  return writeQuery(pairs);
}

/** The value in its own spelling if it is one of those known, whatever its case; any value if none are given. */
function known(value: string | undefined, values: readonly string[] | undefined): string | undefined {
  if (value === undefined || value.trim() === '') return undefined;
  if (value === ALL || values === undefined) return value;
  return values.find((candidate) => candidate.toLowerCase() === value.toLowerCase());
}

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
