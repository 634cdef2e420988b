/** A part of a long list: the items from `first` up to, not including, `end`, and the heights of what is left out. */
export interface WindowRange {
  readonly first: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

interface WindowInput {
  readonly count: number;
  /** Height of one item with its gap, in pixels. */
  readonly itemPx: number;
  /** How far the top of the list has scrolled above the top of the screen, in pixels; negative while below it. */
  readonly scrolledPx: number;
  readonly screenPx: number;
}

/** Lists up to this length are rendered whole. */
export const WHOLE_LIST = 30;

/** Items kept ready above and below the screen. */
const SPARE = 6;

/** Which items of a long list are near the screen. */
export function windowRange({ count, itemPx, scrolledPx, screenPx }: WindowInput): WindowRange {
  if (count <= WHOLE_LIST) return { first: 0, end: count, before: 0, after: 0 };
  const atTop = Math.floor(scrolledPx / itemPx);
  const onScreen = Math.ceil(screenPx / itemPx) + 1;
  const first = Math.min(Math.max(0, atTop - SPARE), Math.max(0, count - onScreen));
  const end = Math.min(count, Math.max(atTop, 0) + onScreen + SPARE);
  return { first, end, before: first * itemPx, after: (count - end) * itemPx };
}
