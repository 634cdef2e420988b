import { REGION } from '@kidcode/current-school';
import { distanceMiles, isKnownDistance, isLatLng, type LatLng } from '@kidcode/school';

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

/** Every center as the list would show it, in the order given. @param from null where no place is known. */
function describeCenters<C extends FinderCenter>(
  centers: readonly C[],
  from: LatLng | null,
  { currentBranch, favorites = [] }: FinderContext,
): FoundCenter<C>[] {
  const chosen = new Set(favorites);
  return centers.map((center) => {
    const miles = from && distanceMiles(from, center.coordinates);
    return {
      id: center.id,
      center,
      distanceMiles: miles !== null && isKnownDistance(miles) ? miles : null,
      isCurrent: center.id === currentBranch,
      isFavorite: chosen.has(center.id),
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

/** The centers as one visitor sees them. */
interface CenterView<C extends FinderCenter> {
  /** Every center with its distance and marks, alphabetically by name. */
  readonly found: readonly FoundCenter<C>[];
  /** The same from the nearest to the farthest, those without a distance last; null when the visitor's place is not known. */
  readonly nearestFirst: readonly FoundCenter<C>[] | null;
}

/** A list of centers prepared for a search at every keystroke. */
export interface CenterIndex<C extends FinderCenter> {
  /** What the search looks into, by a center's id. */
  readonly texts: ReadonlyMap<string, string>;
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
  let last: { readonly key: string; readonly view: CenterView<C> } | null = null;
  return {
    // One field a line: a match never runs across two fields.
    texts: new Map(once.map((center) => [center.id, searchFields(center).map(searchable).join('\n')])),
    suggestions: suggestionsOf(once),
    view(context) {
      const from = context.from && isLatLng(context.from) ? context.from : null;
      const key = JSON.stringify([from?.lat, from?.lng, context.currentBranch, context.favorites]);
      if (last?.key !== key) {
        const found = describeCenters(byName, from, context);
        last = { key, view: { found, nearestFirst: from && nearestFirst(found) } };
      }
      return last.view;
    },
  };
}

/** Equal distances keep the alphabetical order. */
function nearestFirst<C extends FinderCenter>(found: readonly FoundCenter<C>[]): FoundCenter<C>[] {
  const at = ({ distanceMiles: miles }: FoundCenter<C>) => miles ?? Number.MAX_VALUE;
  return found.toSorted((a, b) => at(a) - at(b));
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
