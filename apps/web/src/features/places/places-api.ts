import { NO_PLACES, type PlacesLeft } from '@kidcode/booking';
import type { Store } from '@reduxjs/toolkit';

import { isRecord } from '../../shared/is-record';
import type { LateDispatch } from '../../shared/store-hooks';
import { api, apiStarted, KEPT_SECONDS } from '../api/api';

/** Milliseconds: later than that nobody looks at the number any more. */
const TIMEOUT_MS = 8_000;

const isPlaces = (value: unknown): value is PlacesLeft =>
  isRecord(value) && Object.values(value).every((left) => left === 'closed' || Number.isInteger(left));

/** `fresh`: past every cache, where an answer of a minute ago would be wrong. */
interface Look {
  readonly fresh?: true;
}

const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    placesLeft: build.query<PlacesLeft, Look>({
      queryFn: async ({ fresh }, _api, _options, call) => {
        const name = fresh === true ? 'places?fresh' : 'places';
        const { data, error } = await call({ name, timeoutMs: TIMEOUT_MS, plain: true });
        if (error) return { error };
        if (isRecord(data) && isPlaces(data.places)) return { data: data.places };
        return { error: { code: 'unreadable', status: null } };
      },
      // However it is asked for, there is one answer.
      serializeQueryArgs: ({ endpointName }) => endpointName,
    }),
  }),
});

const { initiate, select } = placesApi.endpoints.placesLeft;
const read = select({});
type Root = Parameters<typeof read>[0];

/**
 * Asks for the places left, unless that was done within five minutes, and tells them whenever they change.
 *
 * @returns how to stop.
 */
export function watchPlaces(store: Store, tell: (places: PlacesLeft) => void): () => void {
  const dispatch: LateDispatch<Root> = store.dispatch;
  dispatch(apiStarted());
  const answered = () => {
    tell(read(store.getState() as Root).data ?? NO_PLACES);
  };
  const stop = store.subscribe(answered);
  const asking = dispatch(initiate({}, { forceRefetch: KEPT_SECONDS }));
  answered();
  return () => {
    stop();
    asking.unsubscribe();
  };
}

/** Asks once more, past every cache. */
export async function refreshPlaces(store: Store): Promise<void> {
  const dispatch: LateDispatch<Root> = store.dispatch;
  dispatch(apiStarted());
  await dispatch(initiate({ fresh: true }, { forceRefetch: true, subscribe: false }));
}
