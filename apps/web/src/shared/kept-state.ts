import { useSyncExternalStore } from 'react';

/** Whether what a part of the site wrote last outlives the page; storage may be blocked or full. */
export function keptState() {
  let isKept = true;
  const watchers = new Set<() => void>();
  const watch = (told: () => void) => {
    watchers.add(told);
    return () => watchers.delete(told);
  };
  return {
    /** Says it after each writing. */
    tell: (kept: boolean) => {
      isKept = kept;
      for (const told of watchers) told();
    },
    /** True in the static page. */
    useIsKept: () =>
      useSyncExternalStore(
        watch,
        () => isKept,
        () => true,
      ),
  };
}
