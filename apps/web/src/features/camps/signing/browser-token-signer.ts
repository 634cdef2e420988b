import { campForToken, courseForToken, signToken } from '@kidcode/booking';
import type { SiteDay } from '@kidcode/scheduling';

import type { TokenRequest, TokenSigner } from './token-signer';

/** What may be signed, checked and priced by the same rules as on the server. */
function payloadFor(request: TokenRequest, today: SiteDay) {
  if ('courseCode' in request) return courseForToken(request.courseCode, request.startLabel, today);
  const camp = campForToken(request, today);
  return camp.ok ? { ok: true as const, value: camp.value.payload } : camp;
}

/**
 * Signs in the page, with a secret that every visitor can read: for demos, behind an explicit opt-in of the build
 * (D-15). Loaded only by such a build.
 *
 * @param epochSeconds The moment, in whole seconds.
 */
export function browserTokenSigner(secret: string, today: SiteDay, epochSeconds: () => number): TokenSigner {
  return {
    sign: async (request) => {
      const payload = payloadFor(request, today);
      if (!payload.ok) return payload;
      const signed = await signToken(payload.value, secret, { now: epochSeconds() });
      return signed.ok ? { ok: true, value: { token: signed.value } } : signed;
    },
  };
}
