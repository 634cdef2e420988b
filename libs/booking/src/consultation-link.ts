import { branchCode } from '@kidcode/branches';
import { linkBranch } from './booking-branch';
import { MEETING_TYPES } from './meeting-method';
import type { SessionMethod } from './meeting-method';
import { PORTAL_PATHS, portalLink } from './portal-link';

/** What a consultation link is made of. */
export type ConsultationLinkInput = {
  readonly portal: string;
  /** Untrusted: what is no branch becomes the default center. */
  readonly branchId: unknown;
  readonly meetingMethod: SessionMethod;
};

/**
 * The portal's page for booking a consultation. Design, "Links and tokens"; specification 1, section 7. The
 * booking name is the branch's code.
 */
export function consultationLink({ portal, branchId, meetingMethod }: ConsultationLinkInput): string {
  const code = branchCode(linkBranch(branchId));
  return portalLink(portal, PORTAL_PATHS.booking, [
    ['meetingType', MEETING_TYPES.consultation],
    ['meetingMethod', meetingMethod],
    ['branchCode', code],
    ['name', code],
  ]);
}
