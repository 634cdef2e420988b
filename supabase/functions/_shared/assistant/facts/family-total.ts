import type { Cents, RegistrationSelection } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/scheduling';

/** What a family pays for the same camp for each child if the center confirms the sibling discount. */
export function familyTotal(_selection: RegistrationSelection, _kids: number, _today: SiteDay): Cents | null {
  return null;
}
