import { LEAD_LIMIT } from '@kidcode/leads';

import { keepStored, readStored, STORAGE_KEYS } from '../../shared/browser-storage';

/** Where the browser keeps nothing: of this page. */
let unstored: readonly number[] = [];

/** When this visitor has made requests, in epoch milliseconds, oldest first: those that may still count. */
export function sentTimes(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.leadTimes) ?? '[]');
    return [...(Array.isArray(stored) ? stored.filter((time) => typeof time === 'number') : []), ...unstored];
  } catch {
    return unstored;
  }
}

/** Remembers that a request was made, in epoch milliseconds; only the times that still count are kept. */
export function rememberLead(now: number): void {
  const times = [...sentTimes(), now].slice(-LEAD_LIMIT.count);
  unstored = keepStored(STORAGE_KEYS.leadTimes, JSON.stringify(times)) ? [] : times;
}
