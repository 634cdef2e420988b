import { ADVERTISED_OFFERS, describeOfferValue } from '@kidcode/pricing';
import type { Fee } from '@kidcode/school';

/** What is advertised about a fee, such as 'Free trial class; 50% off the first month'. */
export function knownOffersText({ offers, ask }: Pick<Fee, 'offers' | 'ask'>): string {
  if (ask !== null) return ask;
  const values = offers
    .flatMap((id) => ADVERTISED_OFFERS.filter((offer) => offer.id === id))
    .flatMap((offer) => offer.values.map(describeOfferValue));
  return ['Free trial class', ...values].join('; ');
}
