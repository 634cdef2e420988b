import { useEffect, useState } from 'react';

import type { MapView } from './map-provider';

/** The embedded map, loaded once it is wanted; null until then, and where its script cannot be had. */
export function useEmbeddedMap(wanted: boolean): MapView | null {
  const [loaded, setLoaded] = useState<{ readonly View: MapView } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isGone = false;
    void import('./embedded/embedded-map').then(
      ({ EmbeddedMap }) => {
        if (!isGone) setLoaded({ View: EmbeddedMap });
      },
      // Offline: the list says everything that the map does.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return loaded?.View ?? null;
}
