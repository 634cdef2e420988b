import { REGION } from '@kidcode/current-school';
import type { FinderCenter } from './finder-center';

/** A text as the search compares it: lower case, white space collapsed, so that it never holds a line break. */
export function searchable(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * What the search looks into and suggests, in this order: name, city, state and ZIP code (specification 2, section 5).
 * The region's state has its name, too.
 */
export function searchFields({ name, city, state, zip }: FinderCenter): readonly string[] {
  return [name, city, state, ...(state === REGION.state ? [REGION.stateName] : []), zip];
}

/** All searched fields of a center in one text, one per line: a match never runs across two fields. */
export function searchTextOf(center: FinderCenter): string {
  return searchFields(center).map(searchable).join('\n');
}
