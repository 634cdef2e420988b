import type { FinderEvent, FoundPlace, LatLng } from '@kidcode/branches';
import { CENTERS, findCenters, finderOptions, findPlace, indexCenters } from '@kidcode/branches';
import { createSelector } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import type { BranchState } from '../branch/branch-slice';
import { selectCurrentBranch } from '../branch/branch-slice';
import { selectLocation } from '../location/location-slice';
import type { FinderPlace, FinderState } from './finder-slice';
import { criteriaChanged, selectCriteria, selectFavorites } from './finder-slice';
import { knownZipPlaces, loadZipPlaces, subscribeZipPlaces } from './zip-places';

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
const selectFoundCenters = createSelector(
  [
    (state: FinderRoot, place: FinderPlace) => selectCriteria(state, place),
    (_state: FinderRoot, _place: FinderPlace, from: LatLng | null) => from,
    selectCurrentBranch,
    selectFavorites,
  ],
  (criteria, from, currentBranch, favorites) =>
    findCenters(centerCatalog(undefined).index, criteria, { from, currentBranch, favorites }),
);

/** What became of the ZIP code or city that distances are measured from. */
export type NearPlace =
  | { readonly status: 'none' | 'loading' | 'unknown' | 'failed' }
  | { readonly status: 'found'; readonly place: FoundPlace };

/** Understands the place that a parent typed, without a service: the list of places is loaded when one is named. */
function useNearPlace(near: string): NearPlace {
  const places = useSyncExternalStore(subscribeZipPlaces, knownZipPlaces, () => null);
  useEffect(() => {
    if (near !== '') void loadZipPlaces();
  }, [near]);
  return useMemo(() => {
    if (near === '') return { status: 'none' };
    if (places === null) return { status: 'loading' };
    if (places === 'failed') return { status: 'failed' };
    const found = findPlace(near, places);
    return found.ok ? { status: 'found', place: found.value } : { status: 'unknown' };
  }, [near, places]);
}

export type Finder = ReturnType<typeof useFinder>;

export function useFinder(place: FinderPlace) {
  const dispatch = useSiteDispatch();
  const criteria = useSiteSelector((state: FinderRoot) => selectCriteria(state, place));
  const near = useNearPlace(criteria.near);
  const { at } = useSiteSelector(selectLocation);
  /** Where distances are measured from: the typed place, else the device's location, else nowhere. */
  const from = near.status === 'found' ? near.place.at : at;
  const result = useSiteSelector((state: FinderRoot) => selectFoundCenters(state, place, from));
  const send = useCallback(
    (event: FinderEvent) => dispatch(criteriaChanged({ place, event })),
    [dispatch, place],
  );
  return { place, criteria, result, near, from, send };
}
