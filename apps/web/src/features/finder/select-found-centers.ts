import { CENTERS, findCenters, finderOptions, indexCenters, type LatLng } from '@kidcode/branches';
import { createSelector } from '@reduxjs/toolkit';

import { selectCurrentBranch, type BranchState } from '../branch/branch-slice';
import { selectCriteria, selectFavorites, type FinderPlace, type FinderState } from './finder-slice';

/** The parts of the store that the list depends on. */
export interface FinderRoot {
  readonly finder: FinderState;
  readonly branch: BranchState;
}

/** The centers prepared for searching, and their states and cities; made once, when a finder is first shown. */
export const centerCatalog = createSelector([() => CENTERS], (centers) => ({
  index: indexCenters(centers),
  options: finderOptions(centers),
}));

/** The list on screen, from what the parent chose and where distances are measured from. */
export const selectFoundCenters = createSelector(
  [
    (state: FinderRoot, place: FinderPlace) => selectCriteria(state, place),
    (_state: FinderRoot, _place: FinderPlace, from: LatLng | null) => from,
    selectCurrentBranch,
    selectFavorites,
  ],
  (criteria, from, currentBranch, favorites) =>
    findCenters(centerCatalog(undefined).index, criteria, { from, currentBranch, favorites }),
);
