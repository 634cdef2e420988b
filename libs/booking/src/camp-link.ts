import { PORTAL_PATHS, portalLink } from './portal-link';

/** The portal's page that takes a signed camp or course registration. Specification 2, section 7. */
export const campLink = ({ portal, token }: { readonly portal: string; readonly token: string }): string =>
  portalLink(portal, PORTAL_PATHS.camps, [['campToken', token]]);
