import { isCenterId } from '@kidcode/branches';
import { atCenter, followPath, ROUTES } from '@kidcode/site';

import { readStored, STORAGE_KEYS } from '../../shared/browser-storage';

/** Where an address leads a visitor of this browser. */
interface SettledCenter {
  readonly path: string;
  /** Whether its center only stands in: none that is known was asked for, and it is not there as the stored one. */
  readonly standsIn: boolean;
}

/**
 * Where an address leads that a redirect had to fill in, with the stored center in the place of a missing one (D-47, D-88).
 *
 * @param asked The address as it was asked for; '' for a page whose link said that its center stands in.
 * @param pathname Of that page.
 * @returns null when it leads nowhere.
 */
export function settleCenter(asked: string, pathname = asked): SettledCenter | null {
  const stored = readStored(STORAGE_KEYS.currentBranch);
  const own = isCenterId(stored) ? stored : null;
  if (asked === '') {
    const path = own === null ? null : atCenter(pathname, own);
    return { path: path ?? followPath(pathname).finalPath, standsIn: path === null };
  }
  const { end, finalPath, standsIn } = followPath(asked, ROUTES, own);
  // A program that passes a link on may have escaped its "#": what follows is a fragment all the same, as a family's plan.
  const fragment = /#.*/.exec(asked)?.[0] ?? '';
  return end === null ? null : { path: finalPath + fragment, standsIn };
}
