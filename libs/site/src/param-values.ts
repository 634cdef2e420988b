import { BRANCH_IDS, CENTER_IDS } from '@kidcode/branches';
import { CAMP_SEASON_IDS } from '@kidcode/scheduling';
import { ADDITIONAL_PROGRAM_IDS } from './additional-programs';
import type { ParamValues } from './route-row';

/** In the place of a `{locationId}`: no branch chosen (D-17). */
export const IN_CENTER = 'in-center';

/** Shorthand for rows that exist for the centers but not online. */
export const CENTERS_ONLY: readonly string[] = CENTER_IDS;

/**
 * What each parameter of the route table may be, by its name; a row's `where` narrows it.
 * Any other value is no page (D-17, D-28).
 */
export const PARAM_VALUES: ParamValues = {
  branchId: BRANCH_IDS,
  locationId: [...BRANCH_IDS, IN_CENTER],
  season: CAMP_SEASON_IDS,
  programId: ADDITIONAL_PROGRAM_IDS,
};
