import { findPlace, type FoundPlace } from '@kidcode/branches';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

import { knownZipPlaces, loadZipPlaces, subscribeZipPlaces } from './zip-places';

/** What became of the ZIP code or city that distances are measured from. */
export type NearPlace =
  | { readonly status: 'none' | 'loading' | 'unknown' | 'failed' }
  | { readonly status: 'found'; readonly place: FoundPlace };

/** Understands the place that a parent typed, without a service: the list of places is loaded when one is named. */
export function useNearPlace(near: string): NearPlace {
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
