import type { LeadKind } from './lead-forms';
import type { ToastText } from './registration-messages';

/** The agreement box of the coupon dialog. Source: specification 1, section 5. */
export const AGREEMENT_TEXT = 'I agree to receive SMS and email messages';

/** Stands beside the agreement box and belongs to what is agreed to. The words are ours: no number is promised. */
export const AGREEMENT_DETAILS =
  'How often we write varies. Reply STOP to any text message, or tell us, and the messages end. Your carrier may charge for texts.';

/** Shown when the box is not ticked; nothing is sent then. Source: specification 1, section 5. */
export const AGREEMENT_TOAST = {
  title: 'Agreement Required',
  description: 'Please agree to receive messages before continuing.',
  variant: 'destructive',
} as const satisfies ToastText;

/** Source: specification 1, section 8. */
export const LEAD_FAILED_TOAST: ToastText = {
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
} as const satisfies Record<LeadKind, string>;

/** The button while a lead is being sent. Source: specification 1, section 4. */
export const LEAD_BUSY_LABEL = 'SENDING...';

/** What the mail says it is. The coupon's is of specification 1, section 3; the other is ours. */
export const REQUEST_TYPES = {
  coupon: '10% Off Coupon Request',
  info: 'Information Request',
} as const;
