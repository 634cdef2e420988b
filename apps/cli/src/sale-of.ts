import { offersSelection, seasonOffer } from '@kidcode/booking';
import type { RegistrationSelection } from '@kidcode/pricing';
import { seasonStatus } from '@kidcode/scheduling';
import type { SiteDay } from '@kidcode/scheduling';

/** Whether a price is one that a parent can pay; the reason says what is offered instead. */
export type Sale =
  { readonly sellable: true; readonly reason: null } | { readonly sellable: false; readonly reason: string };

/** Whether a selection with a price is sold on a day (D-50), as every signer asks. */
export function saleOf(selection: RegistrationSelection, today: SiteDay): Sale {
  const { season } = selection;
  const offered = offersSelection(selection, seasonOffer(season, seasonStatus(season, today)));
  return offered.ok ? { sellable: true, reason: null } : { sellable: false, reason: offered.error.message };
}
