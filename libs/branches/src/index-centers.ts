import { REGION } from '@kidcode/current-school';
import { bearingsOf, isKnownDistance, isLatLng, milesBetween } from '@kidcode/school';
import type { Bearings, LatLng } from '@kidcode/school';

/** What the finder knows beside the criteria. */
export interface FinderContext {
  /** Where distances are measured from, if it is known; a bad coordinate counts as unknown. */
  readonly from?: LatLng | null;
  readonly currentBranch?: string | null;
  readonly favorites?: readonly string[];
}

/** A center on the list; `distanceMiles` is null when it is not known, so that nobody shows it (D-22). */
export interface FoundCenter<C extends FinderCenter> {
  readonly id: C['id'];
  readonly center: C;
  readonly distanceMiles: number | null;
  readonly isCurrent: boolean;
  readonly isFavorite: boolean;
}

/** Every center as the list would show it, in the order given. `miles` are their distances, null without a place. */
function describeCenters<C extends FinderCenter>(
  centers: readonly C[],
  miles: ArrayLike<number> | null,
  context: FinderContext,
): FoundCenter<C>[] {
  const favorites = new Set(context.favorites);
  return centers.map((center, position) => {
    const distance = miles?.[position];
    return {
      id: center.id,
      center,
      distanceMiles: distance !== undefined && isKnownDistance(distance) ? distance : null,
      isCurrent: center.id === context.currentBranch,
      isFavorite: favorites.has(center.id),
    };
  });
}

/** What the finder needs to know of a center; the list may hold any number of them. */
export interface FinderCenter {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly coordinates: LatLng;
}

/** The centers by name, in English alphabetical order whatever the machine's language. */
export function alphabetical<C extends FinderCenter>(centers: readonly C[]): C[] {
  const { compare } = new Intl.Collator('en');
  return centers.toSorted((a, b) => compare(a.name, b.name));
}

/** Moves the current branch's center, if it is among them, before all others. */
export function currentFirst<C extends { readonly id: string }>(
  centers: C[],
  currentBranch: string | null,
): C[] {
  const position = currentBranch === null ? -1 : centers.findIndex((center) => center.id === currentBranch);
  const [current] = position > 0 ? centers.splice(position, 1) : [];
  return current === undefined ? centers : [current, ...centers];
}

/** A text as the search compares it: lower case, white space collapsed, so that it never holds a line break. */
export function searchable(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * What the search looks into and suggests, in this order: name, city, state and ZIP code (specification 2, section 5).
 * The region's state has its name, too.
 */
function searchFields({ name, city, state, zip }: FinderCenter): readonly string[] {
  return [name, city, state, ...(state === REGION.state ? [REGION.stateName] : []), zip];
}

/** All searched fields of a center in one text, one per line: a match never runs across two fields. */
function searchTextOf(center: FinderCenter): string {
  return searchFields(center).map(searchable).join('\n');
}

/** The centers as one visitor sees them. Positions are places in the index's `byName`. */
interface CenterView<C extends FinderCenter> {
  /** Every center with its distance and marks, by position. */
  readonly found: readonly FoundCenter<C>[];
  /** The positions from the nearest to the farthest; null when the visitor's place is not known. */
  readonly nearestFirst: Uint32Array | null;
}

/** A list of centers prepared for a search at every keystroke. */
export interface CenterIndex<C extends FinderCenter> {
  /** Each center once, alphabetically by name. */
  readonly byName: readonly C[];
  /** What the search looks into, by position. */
  readonly texts: readonly string[];
  /** Everything that may be suggested, in the order of the list given. */
  readonly suggestions: readonly { readonly value: string; readonly text: string }[];
  /**
   * The centers as seen from a place, by a visitor with a branch and favorites. The last view is remembered: as long
   * as these stay the same, so do the objects in it.
   */
  view(context: FinderContext): CenterView<C>;
}

/**
 * Prepares a list of centers once, so that `findCenters` and `suggestCenters` take one pass per keystroke.
 * A repeated id counts once, as its first center. Centers with a bad coordinate are kept; they are last by distance.
 */
export function indexCenters<C extends FinderCenter>(centers: readonly C[]): CenterIndex<C> {
  const once = [...new Map(centers.toReversed().map((center) => [center.id, center])).values()].reverse();
  const byName = alphabetical(once);
  const bearings = byName.map((center) => bearingsOf(center.coordinates));
  let last: { readonly key: string; readonly view: CenterView<C> } | null = null;
  return {
    byName,
    texts: byName.map(searchTextOf),
    suggestions: suggestionsOf(once),
    view(context) {
      const from = context.from && isLatLng(context.from) ? context.from : null;
      const key = JSON.stringify([from?.lat, from?.lng, context.currentBranch, context.favorites]);
      if (last?.key !== key) {
        const miles = from && milesFrom(from, bearings);
        const view = {
          found: describeCenters(byName, miles, context),
          nearestFirst: miles && nearestFirst(miles),
        };
        last = { key, view };
      }
      return last.view;
    },
  };
}

function milesFrom(from: LatLng, bearings: readonly (Bearings | null)[]): Float64Array {
  const origin = bearingsOf(from);
  return Float64Array.from(bearings, (bearing) => milesBetween(origin, bearing));
}

/** Equal distances keep the alphabetical order: a position is the rank by name. */
function nearestFirst(miles: Float64Array): Uint32Array {
  const at = (position: number) => miles[position] ?? Infinity;
  return Uint32Array.from(miles.keys()).sort((a, b) => at(a) - at(b) || a - b);
}

function suggestionsOf(centers: readonly FinderCenter[]): { value: string; text: string }[] {
  const seen = new Map<string, string>();
  for (const center of centers) {
    for (const value of searchFields(center)) {
      const text = searchable(value);
      if (text !== '' && !seen.has(text)) seen.set(text, value);
    }
  }
  return [...seen].map(([text, value]) => ({ value, text }));
}
