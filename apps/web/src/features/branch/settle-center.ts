import { isCenterId, swapCenter } from '@kidcode/branches';

import { readStored, STORAGE_KEYS } from '../../shared/browser-storage';

/** Where a visitor is whom a redirect has sent to some center (D-47). */
export type SettledCenter =
  | { readonly type: 'named' }
  /** No center is stored: the one of the address stands in. */
  | { readonly type: 'any' }
  /** The stored center's page instead. */
  | { readonly type: 'elsewhere'; readonly path: string };

/**
 * What to do about an address whose center a redirect has chosen (`?center=any`): with a center stored, go to that one's page;
 * else stay. An address that somebody wrote keeps its center.
 */
export function settleCenter(pathname: string, search: string): SettledCenter {
  if (new URLSearchParams(search).get('center') !== 'any') return { type: 'named' };
  const stored = readStored(STORAGE_KEYS.currentBranch);
  const path = isCenterId(stored) ? swapCenter(pathname, stored) : pathname;
  return path === pathname ? { type: 'any' } : { type: 'elsewhere', path };
}
