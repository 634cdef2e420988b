/** More than this many make no sentence any more; the page about them is named instead. */
const MOST = 6;

/** Whether a list is short enough to stand in an answer. */
export const few = (list: readonly unknown[]): boolean => list.length <= MOST;

export const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];
