import { campLink, type PlanPlace, type TokenRequest } from '@kidcode/booking';
import type { SiteDay } from '@kidcode/scheduling';

import { deviceNow } from '../../../shared/device-clock';
import { isRecord } from '../../../shared/is-record';
import type { LateDispatch } from '../../../shared/store-hooks';
import { siteConfig } from '../../../shared/site-config';
import { api, apiStarted } from '../../api/api';
import type { HandOffLink } from '../../hand-off/hand-off';

/** How long a parent waits for a token before we say that it failed, in milliseconds. */
export const SIGN_TIMEOUT_MS = 10_000;

const signingApi = api.injectEndpoints({
  endpoints: (build) => ({
    campToken: build.mutation<string, TokenRequest>({
      queryFn: async (request, _api, _options, call) => {
        const body = { ...request };
        const { data, error } = await call({
          name: 'camp-token',
          body,
          timeoutMs: SIGN_TIMEOUT_MS,
          plain: true,
        });
        if (error) return { error };
        const token = isRecord(data) ? data.token : null;
        if (typeof token === 'string' && token !== '') return { data: token };
        return { error: { code: 'unreadable', status: null } };
      },
    }),
  }),
});

/** Lets the function `camp-token` price and sign: the secret never reaches the browser (D-15). Never rejects. */
export async function signOnServer(request: TokenRequest, dispatch: LateDispatch): Promise<HandOffLink> {
  dispatch(apiStarted());
  const signed = await dispatch(signingApi.endpoints.campToken.initiate(request, { track: false }));
  if (signed.error === undefined) return { ok: true, value: signed.data };
  const refusal = 'refusal' in signed.error ? signed.error.refusal : undefined;
  return { ok: false, error: { code: refusal ?? signed.error.code ?? 'unreachable' } };
}

/** The token, of the signer that this build was made with (D-15). */
async function signed(request: TokenRequest, today: SiteDay, dispatch: LateDispatch): Promise<HandOffLink> {
  const { tokenSigner, embeddedTokenSecret } = siteConfig;
  if (tokenSigner === 'server' || embeddedTokenSecret === null) return signOnServer(request, dispatch);
  const { signInPage } = await import('./browser-token-signer');
  return signInPage(request, embeddedTokenSecret, today, Math.floor(deviceNow().getTime() / 1000));
}

/**
 * The portal's link for a registration, signed by the build's signer.
 *
 * @param place which child of a family plan it is for; the token does not say.
 */
export async function signRegistration(
  request: TokenRequest,
  today: SiteDay,
  dispatch: LateDispatch,
  place: PlanPlace | null = null,
): Promise<HandOffLink> {
  const token = await signed(request, today, dispatch);
  return token.ok
    ? { ok: true, value: campLink({ portal: siteConfig.portal, token: token.value, place }) }
    : token;
}
