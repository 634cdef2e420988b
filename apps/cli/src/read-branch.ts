import type { Branch, Center } from '@kidcode/branches';
import { BRANCH_IDS, BRANCHES, CENTER_IDS, isBranchId, isCenterId } from '@kidcode/branches';

import { badInput } from './outcome';

type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: { readonly message: string } };

/** Reads a branch id. @param where names the argument in the error: '<id>' or '--branch'. */
export function readBranch(where: string, id: string): Read<Branch> {
  if (isBranchId(id)) return { ok: true, value: BRANCHES[id] };
  return badInput(`${where}: expected a branch: ${BRANCH_IDS.join(', ')}; got ${JSON.stringify(id)}`);
}

/** Reads the id of an in-person center. */
export function readCenter(where: string, id: string): Read<Center> {
  if (isCenterId(id)) return { ok: true, value: BRANCHES[id] };
  return badInput(`${where}: expected a center: ${CENTER_IDS.join(', ')}; got ${JSON.stringify(id)}`);
}
