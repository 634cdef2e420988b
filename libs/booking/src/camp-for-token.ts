import { BRANCHES, CENTER_IDS, isCenterId } from '@kidcode/branches';
import { parseSelection, pricedCamps, quoteCamp } from '@kidcode/pricing';
import type { CampQuote, RawSelection, SelectionError } from '@kidcode/pricing';
import { campOn, seasonStatus } from '@kidcode/scheduling';
import type { SiteDay } from '@kidcode/scheduling';
import { freeWords, nearestFree, weeksWithoutPlace } from './free-weeks';
import { centerCampPayload } from './center-camp-payload';
import type { CenterCampPayload } from './center-camp-payload';
import { offersSelection } from './offers-selection';
import type { OfferError } from './offers-selection';
import { fail, succeed } from '@kidcode/school';
import type { Result } from '@kidcode/school';
import { NO_PLACES, WEEK_FULL } from './places';
import type { PlacesLeft } from './places';
import { seasonOffer } from './season-offer';

/** A camp registration as a terminal, a form or a request asks for it: nothing about it is known. */
export type CampRequest = RawSelection & { readonly branchId?: unknown };

export type CampRequestError =
  | SelectionError
  | OfferError
  | { readonly code: 'unknown-branch' | typeof WEEK_FULL; readonly message: string };

/** A camp registration that may be signed, and the quote behind it. */
export type SignableCamp = { readonly quote: CampQuote; readonly payload: CenterCampPayload };

/**
 * What may be signed for a camp at a center: parsed, offered, and priced here, whatever price the asker has in
 * mind (D-11, D-15).
 *
 * @param today the site's day; without it only the rules of the latest edition count.
 * @param places what is known of the places left: a week without one is refused, one that is not known is not.
 */
export function campForToken(
  request: CampRequest,
  today?: SiteDay,
  places: PlacesLeft = NO_PLACES,
): Result<SignableCamp, CampRequestError> {
  if (!isCenterId(request.branchId)) {
    return fail({ code: 'unknown-branch', message: `expected branch: ${CENTER_IDS.join(', ')}` });
  }
  const center = request.branchId;
  const camps = pricedCamps(today, center);
  const selection = parseSelection(request, camps);
  if (!selection.ok) return selection;
  const { season } = selection.value;
  const camp = campOn(season, today, center);
  const offer = seasonOffer(season, today && seasonStatus(season, today, camp), center);
  const offered = offersSelection(selection.value, offer);
  if (!offered.ok) return offered;
  const full = weeksWithoutPlace(offered.value, { places, camp, center });
  const [week] = full;
  if (week !== undefined) {
    const at = { places, camp, center, duration: offered.value.duration };
    const free = freeWords(nearestFree(at, week, offer.openWeeks));
    const message = `${full.length === 1 ? 'week' : 'weeks'} ${full.join(', ')} of the ${season} camp in ${BRANCHES[center].name} ${full.length === 1 ? 'has' : 'have'} no place left`;
    return fail({ code: WEEK_FULL, message: free === '' ? message : `${message}; free: ${free}` });
  }
  const quote = quoteCamp(offered.value, camps[season]);
  return succeed({ quote, payload: centerCampPayload(quote, center) });
}
