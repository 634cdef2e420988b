import type { LeadId } from '@kidcode/leads';
import { ADVERTISED_OFFERS } from '@kidcode/pricing';

import { toastShown } from '../notifications/notifications-slice';

/** What the coupon is worth, as the school advertises it: `10% off the first class`. */
function worth(): string {
  const offer = ADVERTISED_OFFERS.find(({ id }) => id === 'coupon');
  const value = offer?.values.find(({ kind }) => kind === 'percent');
  return value?.kind === 'percent' ? `${value.percent}% off ${value.of}. ` : '';
}

/**
 * What a parent keeps of a coupon that was asked for: its worth and the reference, on every page until they close it.
 * The dialog itself closes, as specified (specification 1, section 4).
 */
export const couponSlip = (reference: LeadId) =>
  toastShown({
    title: 'Your coupon is on its way',
    description: `${worth()}We have your request. Your reference: ${reference}`,
    variant: 'success',
    // In the notifier, where the next message does not drive it out.
    place: 'notifier',
    duration: Number.POSITIVE_INFINITY,
  });
