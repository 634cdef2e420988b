import { REGION } from '@kidcode/current-school';
import type { FinderCenter } from './finder-center';

/** A text as the search compares it: lower case, white space collapsed, so that it never holds a line break. */
export function searchable(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The fields that the search looks into, in the order in which suggestions are made. Specification 2, section 5. */
export function searchFields(center: FinderCenter): readonly [string, string, string, string] {
  return [center.name, center.city, center.state, center.zip];
}

/**
 * All searched fields of a center in one text, one per line: a match never runs across two fields. The region's state is
 * found by its name, too.
 */
export function searchTextOf(center: FinderCenter): string {
  const stateNames = center.state === REGION.state ? [REGION.stateName] : [];
  return [...searchFields(center), ...stateNames].map(searchable).join('\n');
}
