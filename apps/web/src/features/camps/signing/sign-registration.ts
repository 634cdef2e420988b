import { campLink, type PlanPlace } from '@kidcode/booking';
import type { SiteDay } from '@kidcode/scheduling';

import { deviceNow } from '../../../shared/device-clock';
import { siteConfig } from '../../../shared/site-config';
import type { HandOffLink } from '../../hand-off/hand-off';
import { serverTokenSigner } from './server-token-signer';
import type { TokenRequest, TokenSigner } from './token-signer';

/** The signer that this build was made with: one port, two adapters (D-15). */
async function chooseTokenSigner(today: SiteDay): Promise<TokenSigner> {
  const { tokenSigner, embeddedTokenSecret, functionsUrl } = siteConfig;
  if (tokenSigner === 'server' || embeddedTokenSecret === null) return serverTokenSigner(functionsUrl);
  const { browserTokenSigner } = await import('./browser-token-signer');
  return browserTokenSigner(embeddedTokenSecret, today, () => Math.floor(deviceNow().getTime() / 1000));
}

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
