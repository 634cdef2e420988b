import type { LeadKind } from '@kidcode/leads';

import type { ToastRequest } from '../notifications/notifications-slice';

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
