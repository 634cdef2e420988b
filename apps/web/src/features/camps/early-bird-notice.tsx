import { ADVERTISED_OFFERS, describeOfferValue } from '@kidcode/pricing';
import { Notice } from '@kidcode/ui';

/** The winter discount that every quote already contains; for a limited time (specification 2, section 2). */
export function EarlyBirdNotice() {
  const offer = ADVERTISED_OFFERS.find(({ id }) => id === 'winter-early-bird');
  if (!offer) return null;
  return (
    <Notice tone="success" title={`${offer.title}: ${offer.values.map(describeOfferValue).join(', ')}`}>
      {`${offer.conditions.join('. ')}. Every price on this page already includes it.`}
    </Notice>
  );
}
