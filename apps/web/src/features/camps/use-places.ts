import { NO_PLACES, type PlacesLeft } from '@kidcode/booking';
import { useEffect, useState } from 'react';

import { useSiteStore } from '../../shared/store-hooks';

type SiteStore = ReturnType<typeof useSiteStore>;

/** After hydration, and apart: no page's start carries it. */
const load = () => import('./camp-calls');

/**
 * What is known of the places left: nothing in static HTML, before the answer and when there is none. However many parts of a
 * page ask, the service is asked once (specification 1, section 9: kept for five minutes, not asked again on focus).
 */
export function usePlaces(): PlacesLeft {
  const store = useSiteStore();
  const [places, setPlaces] = useState(NO_PLACES);
  useEffect(() => {
    let hasLeft = false;
    let stop: (() => void) | undefined;
    load().then(
      ({ watchPlaces }) => {
        if (!hasLeft) stop = watchPlaces(store, setPlaces);
      },
      // Without its script the page is the one without the service.
      () => undefined,
    );
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [store]);
  return places;
}

/** A signer has refused for want of a place: everything on the page learns what is left now. */
export const placesChanged = (store: SiteStore): Promise<void> =>
  load().then(
    ({ refreshPlaces }) => refreshPlaces(store),
    () => undefined,
  );
