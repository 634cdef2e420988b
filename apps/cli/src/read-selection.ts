import type { PricedCamps, RegistrationSelection, SelectionError } from '@kidcode/pricing';
import { parseSelection } from '@kidcode/pricing';

import type { CampFlags } from './flags/camp-flags';
import { badInput } from './outcome';

const FLAG_OF: Readonly<Record<SelectionError['field'], string>> = {
  selection: 'flags',
  season: '--season',
  registrationType: '--type',
  duration: '--duration',
  paymentOption: '--payment',
  weeks: '--weeks',
  months: '--months',
};

type Read =
  | { readonly ok: true; readonly value: RegistrationSelection }
  | { readonly ok: false; readonly error: { readonly message: string } };

/**
 * Reads the flags of a camp registration; an error names the flag.
 *
 * @param camps the seasons with prices, as the command's day sees them.
 */
export function readSelection(flags: CampFlags, camps: PricedCamps): Read {
  const { season, type, duration, payment, weeks, months } = flags;
  const parsed = parseSelection(
    { season, registrationType: type, duration, paymentOption: payment, weeks, months },
    camps,
  );
  return parsed.ok ? parsed : badInput(`${FLAG_OF[parsed.error.field]}: ${parsed.error.message}`);
}
