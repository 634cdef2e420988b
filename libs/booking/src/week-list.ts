/** The weeks that every form starts with, and that a full camp always has. Source: specification 2, section 4. */
export const DEFAULT_WEEKS: readonly number[] = [1, 2];

/** Week numbers in order: ascending, each once. Source: specification 2, section 5. */
export const inOrder = (weeks: readonly number[]): readonly number[] =>
  [...new Set(weeks)].sort((a, b) => a - b);

/**
 * Weeks as the portal's payload writes them: ascending, comma-separated (specification 2, section 3).
 *
 * @example formatWeekList([2, 1]) // '1,2'
 */
export const formatWeekList = (weeks: readonly number[]): string => inOrder(weeks).join(',');
