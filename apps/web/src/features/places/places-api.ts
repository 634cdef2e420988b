import { NO_PLACES, type PlacesLeft } from '@kidcode/booking';
import type { Store } from '@reduxjs/toolkit';

import type { LateDispatch } from '../../shared/late-parts';
import { siteConfig } from '../../shared/site-config';
import { api, apiStarted, KEPT_SECONDS, retried } from '../api/api';
import type { CallFailure } from '../api/invoke-function';

/** Milliseconds: later than that nobody looks at the number any more. */
const TIMEOUT_MS = 8_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPlaces = (value: unknown): value is PlacesLeft =>
  isRecord(value) && Object.values(value).every((left) => left === 'closed' || Number.isInteger(left));

type Outcome = { readonly data: PlacesLeft } | { readonly error: CallFailure };

/** @param query `?fresh` where an answer of a minute ago would be wrong. */
async function askPlaces(query = ''): Promise<Outcome> {
  const failed = (code: CallFailure['code'], status: number | null = null): Outcome => ({
    error: { code, status },
  });
  // Every page asks: without a connection the console is spared.
  if (!navigator.onLine) return failed('too-slow');
  try {
    const response = await fetch(`${siteConfig.functionsUrl}/places${query}`, {
      // With its tag: the same again costs a few bytes, and this page keeps the answer itself.
      cache: 'no-cache',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return failed(response.status >= 500 ? 'unreachable' : 'refused', response.status);
    const answer: unknown = await response.json();
    return isRecord(answer) && isPlaces(answer.places) ? { data: answer.places } : failed('unreadable');
  } catch (error) {
    return failed(error instanceof SyntaxError ? 'unreadable' : 'unreachable');
  }
}

const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    placesLeft: build.query<PlacesLeft, undefined>({ queryFn: retried<PlacesLeft>(() => askPlaces()) }),
  }),
});

const { initiate, select } = placesApi.endpoints.placesLeft;
const read = select(undefined);
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
  const asking = dispatch(initiate(undefined, { forceRefetch: KEPT_SECONDS }));
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
  const answer = await askPlaces('?fresh');
  if ('data' in answer) await dispatch(placesApi.util.upsertQueryData('placesLeft', undefined, answer.data));
}
