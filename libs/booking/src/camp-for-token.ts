import { CENTER_IDS, isCenterId } from '@kidcode/branches';
import { parseSelection, pricedCamps, quoteCamp } from '@kidcode/pricing';
import type { CampQuote, RawSelection, SelectionError } from '@kidcode/pricing';
import { seasonStatus } from '@kidcode/scheduling';
import type { SiteDay } from '@kidcode/scheduling';
import { centerCampPayload } from './center-camp-payload';
import type { CenterCampPayload } from './center-camp-payload';
import { offersSelection } from './offers-selection';
import type { OfferError } from './offers-selection';
import { fail, succeed } from '@kidcode/school';
import type { Result } from '@kidcode/school';
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
 * @param today the site's day; without it only the rules of the latest edition count.
 */
export function campForToken(request: CampRequest, today?: SiteDay): Result<SignableCamp, CampRequestError> {
  if (!isCenterId(request.branchId)) {
    return fail({ code: 'unknown-branch', message: `expected branch: ${CENTER_IDS.join(', ')}` });
  }
  const camps = pricedCamps(today);
  const selection = parseSelection(request, camps);
  if (!selection.ok) return selection;
  const { season } = selection.value;
  const offered = offersSelection(selection.value, seasonOffer(season, today && seasonStatus(season, today)));
  if (!offered.ok) return offered;
  const quote = quoteCamp(offered.value, camps[season]);
  return succeed({ quote, payload: centerCampPayload(quote, request.branchId) });
}
