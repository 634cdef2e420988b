import { bookingBranch, consultationLink, sessionMethodsOf } from '@kidcode/booking';

import type { LinkFlags } from '../flags/link-flags';
import type { Outcome } from '../outcome';
import { report } from '../outcome';
import { readBranch } from '../read-branch';
import { readChoice } from '../read-choice';
import { readPortal } from '../read-portal';
import type { Surroundings } from '../surroundings';

/** `kidcode link consultation`: the portal's page for booking a free consultation. */
export function linkConsultationCommand(flags: LinkFlags, surroundings: Surroundings): Outcome {
  const branch = readBranch('--branch', flags.branch ?? bookingBranch(null, 'consultation'));
  if (!branch.ok) return branch;
  const { id } = branch.value;
  const methods = sessionMethodsOf(id);
  const method = readChoice('--method', methods, flags.method ?? (id === 'online' ? 'Virtual' : 'In-Person'));
  if (!method.ok) return method;
  const portal = readPortal(flags.portal, surroundings);
  if (!portal.ok) return portal;
  const url = consultationLink({ portal: portal.value, branchId: id, meetingMethod: method.value });
  return report({ url }, url);
}
