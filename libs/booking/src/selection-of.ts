import { parseSelection } from '@kidcode/pricing';
import type { PricedSeason, RegistrationSelection, SelectionError } from '@kidcode/pricing';
import type { RegistrationState } from './registration-state';
import type { Result } from './result';

/**
 * What the form asks for, ready to be priced. Only the fields of its registration type count: the week text of
 * a full camp, for one, is the form's own.
 *
 * @returns an error of `parseSelection`, such as `no-week`, while the form is incomplete.
 */
export function selectionOf(
  state: RegistrationState,
  season: PricedSeason,
): Result<RegistrationSelection, SelectionError> {
  const { registrationType, duration, paymentOption, week, month } = state;
  const base = { season, registrationType, duration };
  switch (registrationType) {
    case 'full_camp':
      return parseSelection({ ...base, paymentOption });
    case 'weekly':
      return parseSelection({ ...base, weeks: week });
    case 'monthly':
      return parseSelection({ ...base, months: month });
  }
}
