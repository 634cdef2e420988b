import { checkVisitorLimit, LEAD_LIMIT, type LimitVerdict } from '@kidcode/leads';

import { readStored, STORAGE_KEYS, writeStored } from '../../shared/browser-storage';

let unstored: readonly number[] = [];

function sentTimes(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.leadTimes) ?? '[]');
    return [...(Array.isArray(stored) ? stored.filter((time) => typeof time === 'number') : []), ...unstored];
  } catch {
    return unstored;
  }
}

/** Whether this visitor may send one more request at `now` (epoch milliseconds). */
export const checkLeadLimit = (now: number): LimitVerdict => checkVisitorLimit(sentTimes(), now);

/** Remembers that a request was made; only the times that still count are kept. */
export function rememberLead(now: number): void {
  const times = [...sentTimes(), now].slice(-LEAD_LIMIT.count);
  const text = JSON.stringify(times);
  writeStored(STORAGE_KEYS.leadTimes, text);
  unstored = readStored(STORAGE_KEYS.leadTimes) === text ? [] : times;
}
