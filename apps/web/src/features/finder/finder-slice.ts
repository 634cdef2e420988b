import type { CenterId, FinderCriteria, FinderEvent } from '@kidcode/branches';
import { FINDER_DEFAULTS, finderTransition, HOME_FINDER_DEFAULTS } from '@kidcode/branches';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { branchChosen } from '../branch/branch-slice';
import { locationFound } from '../location/location-slice';
import type { MapSelection } from '../map/camera';

export type FinderPlace = 'page' | 'home';

/** What each finder starts with: inside the home page there is no distance limit (specification 2, section 4). */
export const FINDER_STARTS: Record<FinderPlace, FinderCriteria> = {
  page: FINDER_DEFAULTS,
  home: HOME_FINDER_DEFAULTS,
};

interface CenterSelection extends MapSelection {
  readonly id: CenterId;
}

/** Only what the parent chose; the list is `selectFoundCenters`. */
interface FinderState {
  readonly criteria: Record<FinderPlace, FinderCriteria>;
  /** True while the page's criteria are those of the address that was opened: a view that somebody shared. */
  readonly isShared: boolean;
  readonly favorites: readonly CenterId[];
  readonly selection: CenterSelection | null;
}

declare module '../../shared/store-hooks' {
  interface SiteState {
    readonly finder: FinderState;
  }
}

const initialState: FinderState = {
  criteria: FINDER_STARTS,
  isShared: false,
  favorites: [],
  selection: null,
};

/** Another view of the list: the map fits it, and stays no longer with a center that was chosen on the one before. */
const withoutListed = (state: FinderState): FinderState =>
  state.selection?.from === 'list' ? { ...state, selection: null } : state;

function changed(state: FinderState, place: FinderPlace, event: FinderEvent): FinderState {
  const criteria = finderTransition(state.criteria[place], event, FINDER_STARTS[place]);
  return withoutListed({ ...state, criteria: { ...state.criteria, [place]: criteria } });
}

const finderSlice = createSlice({
  name: 'finder',
  initialState,
  reducers: {
    criteriaChanged: (state, { payload }: PayloadAction<{ place: FinderPlace; event: FinderEvent }>) => ({
      ...changed(state, payload.place, payload.event),
      isShared: state.isShared && payload.place !== 'page',
    }),
    /** The address of the page names a view: a shared link, or the back button. */
    addressRead: (state, { payload }: PayloadAction<FinderCriteria>) => ({
      ...withoutListed(state),
      criteria: { ...state.criteria, page: payload },
      isShared: true,
    }),
    favoritesRead: (state, { payload }: PayloadAction<readonly CenterId[]>) => ({
      ...state,
      favorites: payload,
    }),
    centerSelected: (state, { payload }: PayloadAction<CenterSelection>) => ({
      ...state,
      selection: payload,
    }),
    selectionCleared: (state) => ({ ...state, selection: null }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(branchChosen, (state) =>
        changed(changed(state, 'home', { type: 'branchChanged' }), 'page', { type: 'branchChanged' }),
      )
      // A location that comes by itself must not undo the view that a shared link shows.
      .addCase(locationFound, (state) => {
        const home = changed(state, 'home', { type: 'locationKnown' });
        return state.isShared ? home : changed(home, 'page', { type: 'locationKnown' });
      }),
  selectors: {
    selectFavorites: (state) => state.favorites,
    selectSelection: (state) => state.selection,
    selectIsShared: (state) => state.isShared,
    selectCriteria: (state, place: FinderPlace) => state.criteria[place],
  },
});

export const { criteriaChanged, addressRead, favoritesRead, centerSelected, selectionCleared } =
  finderSlice.actions;
export const { selectFavorites, selectSelection, selectIsShared, selectCriteria } = finderSlice.selectors;
export const finderReducer = finderSlice.reducer;
