import { BRANCHES } from '@kidcode/branches';
import { branchOfParams } from './branch-of-params';
import type { RouteParams } from './route-row';

/** Where a page's subject happens, in the words that titles and descriptions need. */
export type PlaceName = {
  /** 'Flower Mound', 'Online' or 'Learning Centers': begins or ends a title. */
  readonly name: string;
  /** 'in Flower Mound, TX', 'online', or 'in Flower Mound and Euless, TX'. */
  readonly where: string;
};

/** The place of a resolved path; without a branch, both centers. */
export function placeName(params: RouteParams): PlaceName {
  const branch = branchOfParams(params);
  if (branch === 'online') return { name: 'Online', where: 'online' };
  if (branch === null) {
    const { 'flower-mound': first, euless: second } = BRANCHES;
    return { name: 'Learning Centers', where: `in ${first.city} and ${second.city}, ${second.state}` };
  }
  const { name, city, state } = BRANCHES[branch];
  return { name, where: `in ${city}, ${state}` };
}
