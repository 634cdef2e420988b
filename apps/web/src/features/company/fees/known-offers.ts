import { ADVERTISED_OFFERS, describeOfferValue, type OfferId } from '@kidcode/pricing';

/** What is advertised about a fee that is not published. */
export type KnownOffers = 'party' | 'none' | 'firstMonth' | 'coupon' | 'firstMonthAndCoupon';

const OFFERS: Readonly<Record<Exclude<KnownOffers, 'party'>, readonly OfferId[]>> = {
  none: [],
  firstMonth: ['first-month'],
  coupon: ['coupon'],
  firstMonthAndCoupon: ['first-month', 'coupon'],
};

/** The advertised advantages in words, such as '50% off the first month'. */
export function knownOffersText(known: KnownOffers): string {
  if (known === 'party') return 'Tell us the date and the number of guests';
  const offers = ADVERTISED_OFFERS.filter(({ id }) => OFFERS[known].some((offer) => offer === id));
  const values = offers.flatMap((offer) => offer.values.map(describeOfferValue));
  return values.length === 0 ? 'Free trial class' : ['Free trial class', ...values].join('; ');
}
