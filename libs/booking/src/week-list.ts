/** The week text that every form starts with, and that a full camp always has. Source: specification 2, section 4. */
export const DEFAULT_WEEKS = '1,2';

/**
 * The week numbers of the form's text: ascending, each once. Parts that are no week number are left out.
 *
 * @example parseWeekList('2,1') // [1, 2]
 */
export function parseWeekList(text: string): readonly number[] {
  const parts = text.split(',').map((part) => part.trim());
  const weeks = parts.filter((part) => /^[1-9]\d?$/.test(part)).map(Number);
  return [...new Set(weeks)].sort((a, b) => a - b);
}

/**
 * The form's text of some weeks: ascending, comma-separated (specification 2, section 3).
 *
 * @example formatWeekList([2, 1]) // '1,2'
 */
export function formatWeekList(weeks: readonly number[]): string {
  return [...new Set(weeks)].sort((a, b) => a - b).join(',');
}
