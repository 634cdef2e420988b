import type { SiteDay } from '@kidcode/scheduling';

import { deviceNow } from '../../../shared/device-clock';
import { siteConfig } from '../../../shared/site-config';
import { serverTokenSigner } from './server-token-signer';
import type { TokenSigner } from './token-signer';

/** The signer that this build was made with: one port, two adapters (D-15). */
export async function chooseTokenSigner(today: SiteDay): Promise<TokenSigner> {
  const { tokenSigner, embeddedTokenSecret, functionsUrl } = siteConfig;
  if (tokenSigner === 'server' || embeddedTokenSecret === null) return serverTokenSigner(functionsUrl);
  const { browserTokenSigner } = await import('./browser-token-signer');
  return browserTokenSigner(embeddedTokenSecret, today, () => Math.floor(deviceNow().getTime() / 1000));
}
