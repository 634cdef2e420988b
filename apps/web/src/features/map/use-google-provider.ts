import { useEffect, useState } from 'react';

import type { MapShown } from './camera';

/** How far Google's map is: on its way, there, or not to be had. */
type GoogleState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly show: MapShown }
  | { readonly status: 'failed'; readonly detail: string };

const LOADING: GoogleState = { status: 'loading' };

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
    const fail = (detail: string) => tell({ status: 'failed', detail });
    void import('./google/google-provider').then(
      async ({ loadGoogleProvider, onKeyRefused }) => {
        const provider = await loadGoogleProvider(key);
        if (isGone) return;
        if (!provider.ok) {
          fail(provider.error);
          return;
        }
        stop = onKeyRefused(fail);
        tell({ status: 'ready', show: provider.value });
      },
      () => fail('The map could not be downloaded.'),
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
