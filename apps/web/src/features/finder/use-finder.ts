import type { FinderEvent, FoundPlace, LatLng, ZipPlace } from '@kidcode/branches';
import { CENTERS, findCenters, finderOptions, findPlace, indexCenters } from '@kidcode/branches';
import { createSelector } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import { type SiteState, useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectCurrentBranch } from '../branch/branch-slice';
import { selectLocation } from '../location/location-slice';
import { criteriaChanged, type FinderPlace, selectCriteria, selectFavorites } from './finder-slice';

/** The ZIP codes of the school's region: not wanted yet, on their way (null), there, or not to be had. */
type ZipPlaces = readonly ZipPlace[] | 'failed' | null;

let places: ZipPlaces = null;
let loading: Promise<ZipPlaces> | null = null;
const listeners = new Set<() => void>();

/** Loads the ZIP codes, once; after a failure the next call tries again. Never rejects. */
function loadZipPlaces(): Promise<ZipPlaces> {
  loading ??= import('@kidcode/current-school/generated/zip-places')
    .then(
      ({ ZIP_PLACES }) => ZIP_PLACES,
      () => 'failed' as const,
    )
    .then((loaded) => {
      places = loaded;
      if (loaded === 'failed') loading = null;
      for (const tell of [...listeners]) tell();
      return loaded;
    });
  return loading;
}

function subscribeZipPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const knownZipPlaces = (): ZipPlaces => places;

/** The centers prepared for searching, and their states and cities; made once, when a finder is first shown. */
export const centerCatalog = createSelector([() => CENTERS], (centers) => ({
  index: indexCenters(centers),
  options: finderOptions(centers),
}));

/** The list on screen, from what the parent chose and where distances are measured from. */
const selectFoundCenters = createSelector(
  [
    (state: SiteState, place: FinderPlace) => selectCriteria(state, place),
    (_state: SiteState, _place: FinderPlace, from: LatLng | null) => from,
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
  const criteria = useSiteSelector((state) => selectCriteria(state, place));
  const near = useNearPlace(criteria.near);
  const { at } = useSiteSelector(selectLocation);
  /** Where distances are measured from: the typed place, else the device's location, else nowhere. */
  const from = near.status === 'found' ? near.place.at : at;
  const result = useSiteSelector((state) => selectFoundCenters(state, place, from));
  const send = useCallback(
    (event: FinderEvent) => dispatch(criteriaChanged({ place, event })),
    [dispatch, place],
  );
  return { place, criteria, result, near, from, send };
}

/** What became of a place that was submitted and is not the finder's yet. */
export interface SubmittedProblem {
  readonly kind: 'looking-up' | 'unknown-zip' | 'failed';
  readonly text: string;
}

/**
 * What a parent submits may be where they live: a ZIP code or city of the region becomes the place that distances
 * are measured from. Everything else stays what it is while typing, a search.
 *
 * @param onAnswer Called when the finder has an answer to what was submitted.
 */
export function useSubmittedPlace({ send }: Pick<Finder, 'send'>, onAnswer: () => void) {
  const [problem, setProblem] = useState<SubmittedProblem | null>(null);
  /** A list of places that comes late must not answer what nobody asks any more. */
  const turn = useRef(0);
  /** The parent goes on typing. */
  const forget = () => {
    turn.current += 1;
    setProblem(null);
  };
  const submit = async (query: string) => {
    forget();
    const own = turn.current;
    const text = query.trim();
    if (text === '') return;
    setProblem({ kind: 'looking-up', text });
    const places = await loadZipPlaces();
    if (own !== turn.current) return;
    if (places === 'failed' || places === null) {
      setProblem({ kind: 'failed', text });
      return;
    }
    const found = findPlace(text, places);
    if (!found.ok && found.error.code === 'unknown-zip') {
      setProblem({ kind: 'unknown-zip', text: found.error.zip });
      return;
    }
    setProblem(null);
    if (found.ok) send({ type: 'placeChosen', near: text });
    onAnswer();
  };
  return { submit: (query: string) => void submit(query), forget, problem };
}
