/** Ages from the first to the last, both included, in whole years. */
export interface AgeRange {
  readonly from: number;
  readonly to: number;
}

const RANGE = /^\s*(\d{1,2})\s*[-–]\s*(\d{1,2})\s*$/;

/**
 * Reads the ages that a school advertises, such as '8-14'.
 *
 * @returns null for a text that names no range, and for one that ends before it begins.
 * @example parseAges('8-14') // { from: 8, to: 14 }
 */
export function parseAges(text: string): AgeRange | null {
  const [, fromText, toText] = RANGE.exec(text) ?? [];
  const range = { from: Number(fromText), to: Number(toText) };
  return range.from <= range.to ? range : null;
}

/** Whether a child of that age may come; a range that the school has not stated lets everybody in. */
export const isOfAge = (age: number, ages: AgeRange | null): boolean =>
  ages === null || (ages.from <= age && age <= ages.to);
