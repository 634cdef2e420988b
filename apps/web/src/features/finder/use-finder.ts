import type { FinderCriteria, FinderEvent, FinderResult, Center, LatLng } from '@kidcode/branches';
import { useCallback } from 'react';

import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectLocation } from '../location/location-slice';
import { criteriaChanged, selectCriteria, type FinderPlace } from './finder-slice';
import { selectFoundCenters, type FinderRoot } from './select-found-centers';
import { useNearPlace, type NearPlace } from './use-near-place';

export interface Finder {
  readonly place: FinderPlace;
  readonly criteria: FinderCriteria;
  readonly result: FinderResult<Center>;
  /** The ZIP code or city that distances are measured from, if one was typed. */
  readonly near: NearPlace;
  /** Where distances are measured from: the typed place, else the device's location, else nowhere. */
  readonly from: LatLng | null;
  readonly send: (event: FinderEvent) => void;
}

/** Everything that the parts of one finder share. */
export function useFinder(place: FinderPlace): Finder {
  const dispatch = useSiteDispatch();
  const criteria = useSiteSelector((state: FinderRoot) => selectCriteria(state, place));
  const near = useNearPlace(criteria.near);
  const { at } = useSiteSelector(selectLocation);
  const from = near.status === 'found' ? near.place.at : at;
  const result = useSiteSelector((state: FinderRoot) => selectFoundCenters(state, place, from));
  const send = useCallback(
    (event: FinderEvent) => dispatch(criteriaChanged({ place, event })),
    [dispatch, place],
  );
  return { place, criteria, result, near, from, send };
}
