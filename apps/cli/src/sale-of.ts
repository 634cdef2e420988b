import { courseRefusalWords, offersSelection, seasonOffer } from '@kidcode/booking';
import type { RegistrationSelection } from '@kidcode/pricing';
import { courseStatus, seasonStatus } from '@kidcode/scheduling';
import type { OnlineCourse, SiteDay } from '@kidcode/scheduling';

/** Whether a price is one that a parent can pay; the reason says what is offered instead. */
export type Sale =
  { readonly sellable: true; readonly reason: null } | { readonly sellable: false; readonly reason: string };

/** Whether a selection with a price is sold on a day (D-50), as every signer asks. */
export function saleOf(selection: RegistrationSelection, today: SiteDay): Sale {
  const { season } = selection;
  const offered = offersSelection(selection, seasonOffer(season, seasonStatus(season, today)));
  return offered.ok ? { sellable: true, reason: null } : { sellable: false, reason: offered.error.message };
}

/** Whether an online course can be joined on a day (D-50). */
export function courseSaleOf(course: OnlineCourse, today: SiteDay): Sale {
  const { phase } = courseStatus(course, today);
  return phase === 'open'
    ? { sellable: true, reason: null }
    : { sellable: false, reason: courseRefusalWords(phase) };
}

/** What the terminal prints of it under a price. */
export const saleLine = ({ sellable, reason }: Sale): string =>
  sellable ? '' : `\n\nnot for sale: ${reason}`;
