import { pricedCamps } from '@kidcode/pricing';
import { campForToken } from '@kidcode/booking';

import type { CampFlags } from '../flags/camp-flags';
import type { SigningFlags } from '../flags/signing-flags';
import type { Outcome } from '../outcome';
import { badInput } from '../outcome';
import { readCenter } from '../read-branch';
import { readSelection } from '../read-selection';
import { readToday } from '../read-today';
import { signOutcome } from '../sign-outcome';
import type { Surroundings } from '../surroundings';

type Flags = CampFlags & SigningFlags & { readonly branch: string };

/** `kidcode token camp`: a signed registration, for what the season's form can make at a center on the day (D-11). */
export async function tokenCampCommand(flags: Flags, surroundings: Surroundings): Promise<Outcome> {
  const center = readCenter('--branch', flags.branch);
  if (!center.ok) return center;
  const today = readToday(surroundings, flags.now);
  if (!today.ok) return today;
  const selection = readSelection(flags, pricedCamps(today.value));
  if (!selection.ok) return selection;
  const request = { ...selection.value, branchId: center.value.id };
  const camp = campForToken(request, today.value);
  if (!camp.ok) return badInput(`expected a registration that can be made: ${camp.error.message}`);
  return signOutcome(camp.value.payload, flags, surroundings);
}
