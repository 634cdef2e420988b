import type { Lead, LeadKind } from '@kidcode/leads';
import { BRAND } from '@kidcode/site';

import type { ToastRequest } from '../notifications/notifications-slice';
import { toastShown } from '../notifications/notifications-slice';

/** Tells a parent, wherever on the site they are by then, that a request was refused for good. */
export const refusedToast = ({ id }: Lead) =>
  toastShown({
    title: 'Your request was not accepted',
    description: `It will not be sent again. Please call ${BRAND.phone.display}. Your reference: ${id}`,
    variant: 'destructive',
    // In the notifier, where the next message does not drive it out.
    place: 'notifier',
    duration: Number.POSITIVE_INFINITY,
  });

/** Source: specification 1, section 8. */
export const LEAD_FAILED_TOAST: ToastRequest = {
  title: 'Error',
  description: 'There was a problem sending your request. Please try again later.',
  variant: 'destructive',
};

/** The text in the form after a failure. Source: specification 1, section 8. */
export const LEAD_FAILED_TEXT =
  'There was an issue sending your request. Please try again later or contact us directly.';

/** What is logged, never shown. Source: specification 1, section 8. */
export const LEAD_INTERNAL_ERRORS = {
  coupon: 'Failed to send coupon request email',
  info: 'Failed to send information request email',
  teacher: 'Failed to send message to teacher',
  season: 'Failed to send season announcement request',
  waiting: 'Failed to send waiting list request',
} as const satisfies Record<LeadKind, string>;

/** The button while a lead is being sent. Source: specification 1, section 4. */
export const LEAD_BUSY_LABEL = 'SENDING...';
