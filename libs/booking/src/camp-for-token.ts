import { isCenterId } from '@kidcode/branches';
import { parseSelection, quoteCamp } from '@kidcode/pricing';
import type { CampQuote, PricedSeason, RawSelection, SelectionError } from '@kidcode/pricing';
import type { SeasonStatus } from '@kidcode/scheduling';
import { centerCampPayload } from './center-camp-payload';
import type { CenterCampPayload } from './center-camp-payload';
import { offersSelection } from './offers-selection';
import type { OfferError } from './offers-selection';
import { fail, succeed } from './result';
import type { Result } from './result';
import { seasonOffer } from './season-offer';

/** A camp registration as a terminal, a form or a request asks for it: nothing about it is known. */
export type CampRequest = RawSelection & { readonly branchId?: unknown };

export type CampRequestError =
  SelectionError | OfferError | { readonly code: 'unknown-branch'; readonly message: string };

/** A camp registration that may be signed, and the quote behind it. */
export type SignableCamp = { readonly quote: CampQuote; readonly payload: CenterCampPayload };

/**
 * What may be signed for a camp at a center: parsed, offered, and priced here, whatever price the asker has in
 * mind (D-11, D-15).
 *
 * @param statusOf the season's status on the site's day; without it only the season's rules count.
 */
export function campForToken(
  request: CampRequest,
  statusOf?: (season: PricedSeason) => SeasonStatus,
): Result<SignableCamp, CampRequestError> {
  if (!isCenterId(request.branchId)) {
    return fail({ code: 'unknown-branch', message: 'expected branch: flower-mound, euless' });
  }
  const selection = parseSelection(request);
  if (!selection.ok) return selection;
  const { season } = selection.value;
  const offered = offersSelection(selection.value, seasonOffer(season, statusOf?.(season)));
  if (!offered.ok) return offered;
  const quote = quoteCamp(offered.value);
  return succeed({ quote, payload: centerCampPayload(quote, request.branchId) });
}
