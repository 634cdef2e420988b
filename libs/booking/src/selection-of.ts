import { parseSelection } from '@kidcode/pricing';
import type { PricedCamps, PricedSeason, RegistrationSelection, SelectionError } from '@kidcode/pricing';
import type { RegistrationState } from './registration-state';
import type { Result } from '@kidcode/school';

/**
 * What the form asks for, ready to be priced. Only the fields of its registration type count: the weeks of
 * a full camp, for one, are the form's own.
 *
 * @param camps the seasons with prices as the form's day sees them.
 * @returns an error of `parseSelection`, such as `no-week`, while the form is incomplete.
 */
export function selectionOf(
  state: RegistrationState,
  season: PricedSeason,
  camps?: PricedCamps,
): Result<RegistrationSelection, SelectionError> {
  const { registrationType, duration, paymentOption, weeks } = state;
  const base = { season, registrationType, duration };
  switch (registrationType) {
    case 'full_camp':
      return parseSelection({ ...base, paymentOption }, camps);
    case 'weekly':
      return parseSelection({ ...base, weeks }, camps);
    case 'monthly':
      // No season's form offers months (D-11); a monthly registration is quoted by staff.
      return parseSelection(base, camps);
  }
}
