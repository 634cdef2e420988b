import { campLink, type PlanPlace } from '@kidcode/booking';
import type { SiteDay } from '@kidcode/scheduling';

import { siteConfig } from '../../../shared/site-config';
import type { HandOffLink } from '../../hand-off/hand-off';
import { chooseTokenSigner } from './choose-token-signer';
import type { TokenRequest } from './token-signer';

/**
 * The portal's link for a registration, signed by the build's signer.
 *
 * @param place which child of a family plan it is for; the token does not say.
 */
export async function signRegistration(
  request: TokenRequest,
  today: SiteDay,
  place: PlanPlace | null = null,
): Promise<HandOffLink> {
  const signer = await chooseTokenSigner(today);
  const signed = await signer.sign(request);
  if (!signed.ok) return signed;
  return { ok: true, value: campLink({ portal: siteConfig.portal, token: signed.value.token, place }) };
}
