import { BRANCH_IDS, CENTER_IDS } from '@kidcode/branches';
import { ADDITIONAL_PROGRAMS as ALL } from '@kidcode/current-school';
import { CAMP_SEASON_IDS } from '@kidcode/scheduling';
import type { AdditionalProgramFacts } from '@kidcode/school';
import type { ParamValues } from './route-row';

/**
 * Programs behind `/programs/{locationId}/additional/{programId}`. The services with pages of their own (birthday
 * parties, yoga, rentals, workshop) are additional programs too; their addresses under `additional` are rows of
 * the table that show those pages.
 */
export const ADDITIONAL_PROGRAMS: readonly AdditionalProgramFacts[] = ALL;

/** In the place of a `{locationId}`: no branch chosen (D-17). */
export const IN_CENTER = 'in-center';

/** What rows of the online branch's pages say as if it stood in the path. */
export const ONLINE = { branchId: 'online' };

/** For rows that exist for the centers but not online. */
export const AT_CENTERS: ParamValues = { branchId: CENTER_IDS };

/**
 * What each parameter of the route table may be, by its name; a row's `where` narrows it.
 * Any other value is no page (D-17, D-28).
 */
export const PARAM_VALUES: ParamValues = {
  branchId: BRANCH_IDS,
  locationId: [...BRANCH_IDS, IN_CENTER],
  season: CAMP_SEASON_IDS,
  programId: ADDITIONAL_PROGRAMS.map(({ id }) => id),
};
