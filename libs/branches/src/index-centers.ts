import { bearingsOf, milesBetween } from '@kidcode/school';
import type { Bearings } from '@kidcode/school';
import type { FinderCenter } from './finder-center';
import { describeCenters } from './found-center';
import type { FinderContext, FoundCenter } from './found-center';
import { isLatLng } from './lat-lng';
import type { LatLng } from './lat-lng';
import { searchable, searchFields, searchTextOf } from './search-text';
import { alphabetical } from './sort-centers';

/** The centers as one visitor sees them. Positions are places in the index's `byName`. */
export interface CenterView<C extends FinderCenter> {
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
