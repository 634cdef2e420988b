import { OFFERS } from '@kidcode/current-school';
import type { Offer, OfferValue } from '@kidcode/school';
import { formatPrice } from './rounding';

/** Every advertised discount. Source: specification 2, section 9; specification 1, sections 1 and 9. */
export const ADVERTISED_OFFERS: readonly Offer[] = OFFERS;

/**
 * The value of an offer in words.
 *
 * @example describeOfferValue({ kind: 'percent', percent: 25, of: 'the second child' }) // '25% off the second child'
 * @example describeOfferValue({ kind: 'amount', amount: usd(50), as: 'credit' }) // '$50 credit'
 */
export function describeOfferValue(value: OfferValue): string {
  if (value.kind === 'amount') return `${formatPrice(value.amount)} ${value.as}`;
  return `${value.extra ? 'Extra ' : ''}${value.percent}% off ${value.of}`;
}
