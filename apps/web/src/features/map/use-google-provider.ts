import { useEffect, useState } from 'react';

import type { MapView } from './map-provider';

/** How far Google's map is: on its way, there, or not to be had. */
export type GoogleState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly View: MapView }
  | { readonly status: 'failed'; readonly detail: string };

const LOADING: GoogleState = { status: 'loading' };
const CHUNK_FAILED = 'The map could not be downloaded.';

/**
 * Loads Google's map, once `wanted`. `retry` starts from nothing, script and all. A key that Google refuses later,
 * with the map on screen already, is a failure too.
 *
 * @param key Null: a site without Google's map, which stays `loading` for ever.
 */
export function useGoogleProvider(key: string | null, wanted: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly attempt: number; readonly state: GoogleState } | null>(
    null,
  );
  useEffect(() => {
    if (key === null || !wanted) return;
    let stop: () => void = () => undefined;
    let isGone = false;
    const tell = (state: GoogleState) => {
      if (!isGone) setAnswer({ attempt, state });
    };
    void import('./google/google-provider').then(
      async ({ loadGoogleProvider, onKeyRefused }) => {
        const provider = await loadGoogleProvider(key);
        if (isGone) return;
        if (!provider.ok) {
          tell({ status: 'failed', detail: provider.error.detail });
          return;
        }
        stop = onKeyRefused(({ detail }) => tell({ status: 'failed', detail }));
        tell({ status: 'ready', View: provider.View });
      },
      () => tell({ status: 'failed', detail: CHUNK_FAILED }),
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [key, wanted, attempt]);
  return {
    state: answer?.attempt === attempt ? answer.state : LOADING,
    retry: () => setAttempt((count) => count + 1),
  };
}
