import type { FinderCriteria, FinderEvent, FinderResult, Center, LatLng } from '@kidcode/branches';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';

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
  const dispatch = useDispatch();
  const criteria = useSelector((state: FinderRoot) => selectCriteria(state, place));
  const near = useNearPlace(criteria.near);
  const { at } = useSelector(selectLocation);
  const from = near.status === 'found' ? near.place.at : at;
  const result = useSelector((state: FinderRoot) => selectFoundCenters(state, place, from));
  const send = useCallback(
    (event: FinderEvent) => dispatch(criteriaChanged({ place, event })),
    [dispatch, place],
  );
  return { place, criteria, result, near, from, send };
}
