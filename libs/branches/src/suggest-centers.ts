import type { FinderCenter } from './finder-center';
import { indexCenters } from './index-centers';
import type { CenterIndex } from './index-centers';
import { searchable } from './search-text';

/** Specification 2, section 5. */
export const SUGGESTION_MIN_CHARACTERS = 2;
export const MAX_SUGGESTIONS = 5;

/**
 * What the search box suggests: center names, cities, states and ZIP codes that contain what was typed, in the
 * order of the list, each once whatever its case.
 *
 * @param centers A list of centers, or its index where the list is long.
 * @returns At most 5; none for fewer than 2 characters.
 * @example suggestCenters('76', CENTERS) // ['76039']
 */
export function suggestCenters<C extends FinderCenter>(
  query: string,
  centers: readonly C[] | CenterIndex<C>,
): string[] {
  const needle = searchable(query);
  if (needle.length < SUGGESTION_MIN_CHARACTERS) return [];
  const { suggestions } = 'byName' in centers ? centers : indexCenters(centers);
  const found: string[] = [];
  for (const { text, value } of suggestions) {
    if (text.includes(needle)) found.push(value);
    if (found.length === MAX_SUGGESTIONS) break;
  }
  return found;
}
