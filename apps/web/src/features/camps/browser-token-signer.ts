import { campForToken, courseForToken, signToken, type TokenRequest } from '@kidcode/booking';
import type { SiteDay } from '@kidcode/scheduling';

import type { HandOffLink } from '../hand-off/hand-off';

/** What may be signed, checked and priced by the same rules as on the server. */
const payloadFor = (request: TokenRequest, today: SiteDay) =>
  'courseCode' in request
    ? courseForToken(request.courseCode, request.startLabel, today)
    : campForToken(request, today);

/**
 * Signs in the page, with a secret that every visitor can read: for demos, behind an explicit opt-in of the build
 * (D-15). Loaded only by such a build.
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
  const payload = payloadFor(request, today);
  return payload.ok ? signToken(payload.value, secret, { now }) : payload;
}
