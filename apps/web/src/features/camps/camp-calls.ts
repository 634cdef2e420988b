import { campLink, NO_PLACES, type PlacesLeft, type PlanPlace, type TokenRequest } from '@kidcode/booking';
import type { SiteDay } from '@kidcode/scheduling';
import { isRecord } from '@kidcode/school';
import type { Store } from '@reduxjs/toolkit';

import { deviceNow } from '../../shared/device-clock';
import { siteConfig } from '../../shared/site-config';
import type { LateDispatch } from '../../shared/store-hooks';
import { api, apiStarted, KEPT_SECONDS } from '../api/api';
import type { HandOffLink } from '../hand-off/hand-off';

/** How long a parent waits for a token before we say that it failed, in milliseconds. */
export const SIGN_TIMEOUT_MS = 10_000;

/** Milliseconds: later than that nobody looks at the number any more. */
const PLACES_TIMEOUT_MS = 8_000;

const isPlaces = (value: unknown): value is PlacesLeft =>
  isRecord(value) && Object.values(value).every((left) => left === 'closed' || Number.isInteger(left));

const campApi = api.injectEndpoints({
  endpoints: (build) => ({
    campToken: build.mutation<unknown, TokenRequest>({
      query: (body) => ({ name: 'camp-token', body: { ...body }, timeoutMs: SIGN_TIMEOUT_MS, plain: true }),
    }),
    // `fresh`: past every cache, where an answer of a minute ago would be wrong.
    placesLeft: build.query<PlacesLeft, { readonly fresh?: true }>({
      queryFn: async ({ fresh }, _api, _options, call) => {
        const name = fresh === true ? 'places?fresh' : 'places';
        const { data, error } = await call({ name, timeoutMs: PLACES_TIMEOUT_MS, plain: true });
        if (error) return { error };
        if (isRecord(data) && isPlaces(data.places)) return { data: data.places };
        return { error: { code: 'unreadable', status: null } };
      },
      // However it is asked for, there is one answer.
      serializeQueryArgs: ({ endpointName }) => endpointName,
    }),
  }),
});

/** Lets the function `camp-token` price and sign: the secret never reaches the browser (D-15). Never rejects. */
export async function signOnServer(request: TokenRequest, dispatch: LateDispatch): Promise<HandOffLink> {
  dispatch(apiStarted());
  const call = campApi.endpoints.campToken.initiate(request, { track: false });
  const { data, error } = await dispatch(call);
  if (error !== undefined) {
    const refusal = 'refusal' in error ? error.refusal : undefined;
    return { ok: false, error: { code: refusal ?? error.code ?? 'unreachable' } };
  }
  const token = isRecord(data) ? data.token : null;
  if (typeof token === 'string' && token !== '') return { ok: true, value: token };
  return { ok: false, error: { code: 'unreadable' } };
}

/**
 * The portal's link for a registration, signed by the signer that this build was made with (D-15).
 *
 * @param place which child of a family plan it is for; the token does not say.
 */
export async function signRegistration(
  request: TokenRequest,
  today: SiteDay,
  dispatch: LateDispatch,
  place: PlanPlace | null = null,
): Promise<HandOffLink> {
  const { embeddedTokenSecret: secret, portal } = siteConfig;
  const now = Math.floor(deviceNow().getTime() / 1000);
  const token =
    secret === null
      ? await signOnServer(request, dispatch)
      : await import('./browser-token-signer').then(({ signInPage }) =>
          signInPage(request, secret, today, now),
        );
  return token.ok ? { ok: true, value: campLink({ portal, token: token.value, place }) } : token;
}

const { initiate, select } = campApi.endpoints.placesLeft;
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
