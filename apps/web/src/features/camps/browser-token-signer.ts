import { campForToken, courseForToken, signToken, type TokenRequest } from '@kidcode/booking';
import type { SiteDay } from '@kidcode/scheduling';

import type { HandOffLink } from '../hand-off/hand-off';

/**
 * Signs in the page what the rules of the server let be signed, at their price, with a secret that every visitor can read:
 * for demos, behind an explicit opt-in of the build (D-15). Loaded only by such a build.
 *
 * @param now The moment, in whole seconds since the epoch.
 * @returns the token.
 */
export async function signInPage(
  request: TokenRequest,
  secret: string,
  today: SiteDay,
  now: number,
): Promise<HandOffLink> {
  const payload =
    'courseCode' in request
      ? courseForToken(request.courseCode, request.startLabel, today)
      : campForToken(request, today);
  return payload.ok ? signToken(payload.value, secret, { now }) : payload;
}
