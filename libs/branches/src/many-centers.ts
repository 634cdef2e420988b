import { CENTER_IDS } from './branch-id';

/** So many centers stand in one list of a page; the others are behind a press, a search or a link. */
export const FEW_CENTERS = 6;

/** Whether the centers are too many for one list: pages then lead to the finder, and their facts are data beside the script. */
export const HAS_MANY_CENTERS: boolean = CENTER_IDS.length > FEW_CENTERS;

/**
 * The beginning of a list that is short enough for a page, in its order; the whole list where it is short.
 *
 * @param kept One that is needed beside them: it comes last where it is not among the first.
 */
export function fewOf<Item>(list: readonly Item[], kept?: Item): readonly Item[] {
  const few = list.slice(0, FEW_CENTERS);
  return kept === undefined || few.includes(kept) || !list.includes(kept) ? few : [...few, kept];
}
